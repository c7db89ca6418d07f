"""The public rules: pelmet_library, pelmet_toolchain and the provider PelmetInfo."""

load("//pelmet/private:library.bzl", _pelmet_library = "pelmet_library")
load("//pelmet/private:providers.bzl", _PelmetInfo = "PelmetInfo", _PelmetToolchainInfo = "PelmetToolchainInfo")
load(
    "//pelmet/private:toolchain.bzl",
    _pelmet_missing_toolchain = "pelmet_missing_toolchain",
    _pelmet_setting = "pelmet_setting",
    _pelmet_toolchain = "pelmet_toolchain",
)

PelmetInfo = _PelmetInfo
PelmetToolchainInfo = _PelmetToolchainInfo
pelmet_library = _pelmet_library
pelmet_missing_toolchain = _pelmet_missing_toolchain
pelmet_setting = _pelmet_setting
pelmet_toolchain = _pelmet_toolchain
