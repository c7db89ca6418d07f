// Linux compiles this file, and copies of the others in its folder that UnchangedCodePlugin writes.
