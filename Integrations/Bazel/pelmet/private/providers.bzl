"""What targets of Pelmet tell each other."""

PelmetInfo = provider(
    doc = "The themes of one Swift module, compiled.",
    fields = {
        "module_name": "The name of the Swift module. Themes of others name it: \"extends\": \"CompanyStyle:base\".",
        "directory": "The folder that the module's files are in, as actions see it.",
        "sources": "Depset of files: the module's themes, settings, tokens and asset catalogues.",
        "form": "File: the module in canonical form, with the tokens that its themes use. A comment in the sources does not change it.",
        "full_form": "File: the same with all tokens.",
        "swift": "Depset of files: the generated Swift.",
        "transitive_modules": "Depset of structs with module_name, directory, form and full_form: this module and all that it depends on.",
        "transitive_forms": "Depset of files: the forms and full forms of all of them.",
        "transitive_sources": "Depset of files: the sources of all of them.",
    },
)

PelmetToolchainInfo = provider(
    doc = "The compiler of themes for the machine that runs an action.",
    fields = {
        "pelmetc": "FilesToRunProvider of `pelmetc`.",
    },
)

PelmetSettingInfo = provider(
    doc = "The value of a flag.",
    fields = {"value": "True or False."},
)
