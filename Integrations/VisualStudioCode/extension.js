// Starts `pelmet lsp` for the themes of the folders that are open. What a reader sees comes from the server.
"use strict";

const { commands, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** The files that the server knows. It asks for more itself where a theme lists tokens by another name. */
const patterns = ["**/*.theme.json", "**/*.tokens.json", "**/*.resolver.json", "**/pelmet.json"];

let client;

function start() {
  const command = workspace.getConfiguration("pelmet").get("command");
  client = new LanguageClient(
    "pelmet", "Pelmet", { command, args: ["lsp"] },
    {
      documentSelector: patterns.map((pattern) => ({ scheme: "file", pattern })),
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.json") },
    });
  return client.start();
}

async function restart() {
  await client?.dispose();
  await start();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    commands.registerCommand("pelmet.restart", restart),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("pelmet.command") && restart()));
  await start();
};

exports.deactivate = () => client?.dispose();
