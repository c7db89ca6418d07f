#ifndef PELMET_CJSONC_SHIM_H
#define PELMET_CJSONC_SHIM_H

#if !__has_include(<json-c/json.h>)
#error "json-c is not installed: run 'apt-get install libjson-c-dev', or do without it, by Pelmet's own reader: in the Package.swift that depends on Pelmet, add 'traits: []', as in .package(url: ..., from: ..., traits: []); in Pelmet's own folder, build with --disable-default-traits"
#else
#include <json-c/json.h>
#endif

#endif
