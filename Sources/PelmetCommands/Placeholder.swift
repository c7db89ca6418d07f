// Placeholder until the first source of this target lands.
