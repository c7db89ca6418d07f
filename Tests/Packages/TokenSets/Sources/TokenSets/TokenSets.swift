// The themes beside this file are compiled by the plugin.
