// The themes of this folder are this module.
