// The module has themes alone.
