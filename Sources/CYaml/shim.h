/* libyaml: the events of YAML 1.1. */
#ifndef NAVTUI_CYAML_SHIM_H
#define NAVTUI_CYAML_SHIM_H

#include <yaml.h>

#endif
