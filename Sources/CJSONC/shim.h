#ifndef PELMET_CJSONC_SHIM_H
#define PELMET_CJSONC_SHIM_H

#if !__has_include(<json-c/json.h>)
#error "json-c is not installed: run 'apt-get install libjson-c-dev' or 'brew install json-c'"
#else
#include <json-c/json.h>
#endif

#endif
