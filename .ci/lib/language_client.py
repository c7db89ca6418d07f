"""A client of `pelmet lsp` in the capabilities of an editor, by pytest-lsp, whose answers are short enough to be compared."""

import asyncio
import pathlib
import time

from checks import check
from lsprotocol import types
from pytest_lsp import client_capabilities, make_test_lsp_client


class Session:
    """One client in a workspace. Keeps which methods it has asked for."""

    def __init__(self, command, folder, editor):
        self.command, self.folder, self.editor = command, pathlib.Path(folder).resolve(), editor
        self.version, self.asked = 1, set()

    async def __aenter__(self):
        self.client = make_test_lsp_client()
        self.client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda *_: None)
        capabilities = client_capabilities(self.editor)
        self.pulls = capabilities.text_document.diagnostic is not None
        watched = capabilities.workspace.did_change_watched_files
        self.watches = watched is not None and bool(watched.dynamic_registration)
        operations = capabilities.workspace.workspace_edit.resource_operations or []
        self.renames_files = types.ResourceOperationKind.Rename in operations
        await self.client.start_io(str(self.command), "lsp")
        folders = [types.WorkspaceFolder(uri=path.as_uri(), name=path.name) for path in sorted(self.folder.iterdir())]
        self.initialized = await self.client.initialize_session(
            types.InitializeParams(capabilities=capabilities, workspace_folders=folders, root_uri=folders[0].uri))
        return self

    async def __aexit__(self, *_):
        await self.client.shutdown_session()
        await asyncio.wait_for(self.client._server.wait(), 10)
        check(self.client._server.returncode == 0, "the server ends when it is told to")

    # --- What the client tells

    def open(self, path, text=None):
        text = text if text is not None else path.read_text(encoding="utf-8")
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=path.as_uri(), language_id="json", version=1, text=text)))

    def change(self, path, text):
        self.version += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=self.version),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)]))

    def write(self, path, text):
        """Writes a file on disk, and tells of it if the client would."""
        path.write_text(text, encoding="utf-8")
        if self.watches:
            event = types.FileEvent(uri=path.as_uri(), type=types.FileChangeType.Changed)
            self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[event]))

    # --- What it asks for

    async def ask(self, name, parameters):
        self.asked.add(name)
        return await getattr(self.client, name + "_async")(parameters)

    async def errors(self, path, holds=lambda codes: True):
        """The rules of the errors in a file that the server has told of, once they are as expected, or after a while."""
        return [found.code for found in await self.diagnostics(path, holds)]

    async def diagnostics(self, path, holds=lambda codes: True):
        end = time.monotonic() + 10
        while True:
            if self.pulls:
                answer = await self.ask("text_document_diagnostic", types.DocumentDiagnosticParams(text_document=self.document(path)))
                found = answer.items
            else:
                self.asked.add("text_document_diagnostic")
                found = self.client.diagnostics.get(path.as_uri(), [])
            found = [one for one in found if one.severity == types.DiagnosticSeverity.Error]
            if holds([one.code for one in found]) or time.monotonic() > end:
                return found
            await asyncio.sleep(0.02)

    @staticmethod
    def document(path):
        return types.TextDocumentIdentifier(uri=path.as_uri())

    @staticmethod
    def place(text, marked):
        """The position of `|` in a piece of the text."""
        offset = text.index(marked.replace("|", "")) + marked.index("|")
        lines = text[:offset].split("\n")
        return types.Position(line=len(lines) - 1, character=len(lines[-1].encode("utf-16-le")) // 2)

    def at(self, kind, path, text, marked, **more):
        return kind(text_document=self.document(path), position=self.place(text, marked), **more)

    def short(self, places):
        """Locations as names of files with lines, from 1."""
        return sorted(f"{name_of(place.uri)}:{place.range.start.line + 1}" for place in places or [])

    async def completions(self, path, text, marked):
        answer = await self.ask("text_document_completion", self.at(types.CompletionParams, path, text, marked))
        return {item.label: item.detail for item in answer.items} if answer else {}

    async def hover(self, path, text, marked):
        answer = await self.ask("text_document_hover", self.at(types.HoverParams, path, text, marked))
        return answer.contents.value if answer else ""

    async def definition(self, path, text, marked):
        return self.short(await self.ask("text_document_definition", self.at(types.DefinitionParams, path, text, marked)))

    async def references(self, path, text, marked):
        context = types.ReferenceContext(include_declaration=True)
        return self.short(
            await self.ask("text_document_references", self.at(types.ReferenceParams, path, text, marked, context=context)))

    async def rename(self, path, text, marked, new):
        """The number of edits of each file, or why there are none."""
        await self.ask("text_document_prepare_rename", self.at(types.PrepareRenameParams, path, text, marked))
        try:
            edit = await self.ask("text_document_rename", self.at(types.RenameParams, path, text, marked, new_name=new))
        except Exception as refusal:
            return str(refusal)
        return edits(edit)

    async def fixes(self, path, found):
        """The titles of the fixes of a finding."""
        actions = await self.ask(
            "text_document_code_action",
            types.CodeActionParams(
                text_document=self.document(path), range=found.range, context=types.CodeActionContext(diagnostics=[found])))
        every = [action for action in actions if action.kind == "source.fixAll.pelmet" and action.edit is None]
        self.asked.add("code_action_resolve")
        resolved = [await self.ask("code_action_resolve", action) for action in every]
        check(all(edits(action.edit) for action in resolved), "all fixes can be made at once", resolved)
        return [action.title for action in actions if action.kind == "quickfix"]

    async def colors(self, path):
        """The colours that are written in a file, each with how red would be written in its place."""
        shown = []
        for color in await self.ask("text_document_document_color", types.DocumentColorParams(text_document=self.document(path))):
            red = await self.ask(
                "text_document_color_presentation",
                types.ColorPresentationParams(
                    text_document=self.document(path), color=types.Color(1.0, 0.0, 0.0, 1.0), range=color.range))
            c = color.color
            shown.append(("#%02X%02X%02X" % tuple(round(part * 255) for part in [c.red, c.green, c.blue]), red[0].label))
        return shown

    async def outline(self, path):
        found = await self.ask("text_document_document_symbol", types.DocumentSymbolParams(text_document=self.document(path)))
        return [symbol.name for symbol in found]

    async def symbols(self, query):
        found = await self.ask("workspace_symbol", types.WorkspaceSymbolParams(query=query))
        return sorted(f"{symbol.name} in {name_of(symbol.location.uri)}" for symbol in found)

    async def links(self, path):
        found = await self.ask("text_document_document_link", types.DocumentLinkParams(text_document=self.document(path)))
        return [name_of(link.target) for link in found]

    async def formatted(self, path, text):
        options = types.FormattingOptions(tab_size=8, insert_spaces=False)
        found = await self.ask(
            "text_document_formatting", types.DocumentFormattingParams(text_document=self.document(path), options=options))
        lines = text.split("\n")
        for edit in found:
            start, end = [sum(len(line) + 1 for line in lines[: p.line]) + p.character for p in [edit.range.start, edit.range.end]]
            text = text[:start] + edit.new_text + text[end:]
        return text

    async def renamed_file(self, old, new):
        """The number of edits of each file that keep themes extending one that gets another name."""
        files = [types.FileRename(old_uri=old.as_uri(), new_uri=new.as_uri())]
        edit = await self.ask("workspace_will_rename_files", types.RenameFilesParams(files=files))
        return edits(edit) if edit else {}


def name_of(uri):
    return pathlib.Path(uri).name


def edits(edit):
    if edit.document_changes:
        return {
            name_of(change.text_document.uri if hasattr(change, "edits") else change.new_uri): len(getattr(change, "edits", []))
            for change in edit.document_changes}
    return {name_of(uri): len(found) for uri, found in edit.changes.items()}
