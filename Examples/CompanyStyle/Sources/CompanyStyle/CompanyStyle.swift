// The themes of this folder are this module; a target needs one Swift file.
