// Its themes are left out, so that there is nothing to compile them for.
