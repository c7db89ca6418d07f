"""`pelmet preview --serve` as a process with a folder of themes, for the checks of .ci/checks/serve."""

import atexit
import http.client
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from checks import check

PELMET = pathlib.Path(sys.argv[1]).resolve()


class Server:
    """The command in a folder with themes, and how files are saved there."""

    def __init__(self, themes=1, files=None):
        """At most this many files open; as many as here unless given."""
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pelmet-serve-"))
        self.number = 0
        for theme in range(themes):
            self.save(f"themes/t{theme}.theme.json", self.theme())
        limit = f"ulimit -n {files}; " if files else ""
        self.process = subprocess.Popen(
            ["bash", "-c", limit + 'exec "$0" preview themes --serve', PELMET], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        # Also where a check fails.
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        check(line.startswith("serving http://127.0.0.1:"), "says its address", line)
        self.address = line.split()[1]
        self.port = int(self.address.rsplit(":", 1)[1].rstrip("/"))

    def theme(self):
        """A theme with another colour than any before, about which there is nothing to say."""
        self.number += 1
        color = f"#{0xF0F0F0 | self.number & 0xF | (self.number & 0xF0) << 4 | (self.number & 0xF00) << 8:06X}"
        return json.dumps({"pelmet": 1, "title": "A & <b>b</b>", "userInterfaceStyle": "light", "navigationBar": {
            "standardAppearance": {"background": "opaque", "backgroundColor": color}, "scrollEdgeAppearance": "standardAppearance"}})

    def save(self, path, text, in_place=False):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if in_place:
            file.write_text(text)
        else:
            new = file.with_name("." + file.name + ".new")
            new.write_text(text)
            new.replace(file)

    def get(self, path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def news(self, version=""):
        status, text = self.get(f"/live?after={version}")
        return json.loads(text) if status == 200 else None

    def settled(self):
        """The version when the files have been looked at."""
        version = self.news()["version"]
        time.sleep(0.5)
        return self.news()["version"] if version else None

    def state(self):
        """Resident memory in MB, open files, threads."""
        process = pathlib.Path(f"/proc/{self.process.pid}")
        fields = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        return int(fields["VmRSS"].split()[0]) / 1024, len(os.listdir(process / "fd")), int(fields["Threads"])

    def seconds(self):
        """Processor time, of threads that have ended, too. The system counts in steps of 10 ms."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, number):
        self.process.send_signal(number)
        start = time.monotonic()
        status = self.process.wait(10)
        shutil.rmtree(self.folder)
        return status, time.monotonic() - start
