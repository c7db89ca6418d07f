"""Tests of `demand`: python3 Tests/ForeignSuites/demand_test.py"""

import importlib.machinery
import importlib.util
import pathlib
import subprocess
import tempfile
import unittest

PATH = pathlib.Path(__file__).resolve().parent / "demand"
LOADER = importlib.machinery.SourceFileLoader("demand", str(PATH))
demand = importlib.util.module_from_spec(importlib.util.spec_from_loader("demand", LOADER))
LOADER.exec_module(demand)

API = """\
@MainActor @preconcurrency open class UIControl: UIView, Hashable
  @MainActor open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
@MainActor @preconcurrency open class UIView: UIResponder
  @MainActor open class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  @MainActor open var frame: CGRect
  @MainActor init(frame: CGRect)
@MainActor @preconcurrency open class UIResponder: Foundation.NSObject
struct UIView.AnimationOptions: OptionSet
extension NSObjectProtocol
  @MainActor var accessibilityLabel: String? { get set }
"""


class DemandTests(unittest.TestCase):
    names = demand.Names(API)

    def test_members_are_found_with_their_types(self):
        for key in ["UIControl.frame", "UIView.accessibilityLabel", "UIView.init(frame:)", "UIControl.addAction(_:for:)"]:
            self.assertTrue(self.names.has_member(key), key)
        for key in ["UIView.addAction(_:for:)", "UIView.bounds", "UIView.init(coder:)"]:
            self.assertFalse(self.names.has_member(key), key)

    def test_labels_that_have_defaults_may_be_left_out(self):
        self.assertTrue(self.names.has_member("UIView.transition(with:duration:animations:)"))
        self.assertFalse(self.names.has_member("UIView.transition(from:to:)"))

    def test_nested_types_are_types(self):
        self.assertTrue(self.names.has_type("AnimationOptions") and not self.names.has_type("UIButton"))

    def files(self, rewritten, texts):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in texts.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            subprocess.run(["git", "init", "-q", folder], check=True)
            subprocess.run(["git", "-C", folder, "add", "."], check=True)
            identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
            subprocess.run(["git", "-C", folder, *identity, "commit", "-qm", "a"], check=True)
            known = demand.members("UIView.frame  \\.frame\\b\nUIView.layer  \\.layer\\b\n")
            here = demand.lacking([folder], self.names, known, rewritten)
            self.assertEqual(here, demand.lacking([f"{folder}@HEAD"], self.names, known, rewritten))
            return here

    def test_a_file_lacks_what_it_names_outside_of_comments_and_strings(self):
        texts = {
            "A.swift": 'import UIKit\n// UITextView\nlet a = "UITextView"; view.frame = UIScreen.bounds\nclass UIOwn {}\n',
            "B.swift": "import UIKit\nlet own = UIOwn()\nview.layer.x = 1\n",
            "C.swift": "import Foundation\nlet text: UITextView\n",
            "Tests/D.swift": "import UIKit\nlet text: UITextView\n",
        }
        self.assertEqual(self.files(False, texts), [({"UIScreen"}, set(), set()), (set(), {"UIView.layer"}, set())])

    def test_rewriting_removes_syntax_but_for_observing_by_keys(self):
        text = {"A.swift": "import UIKit\n@objc func a() { b(#selector(a)); d.m?(1); observeValue(forKeyPath: #keyPath(x)) }\n"}
        self.assertEqual(self.files(False, text)[0][2], {"@objc", "#selector", "optional calls", "key-value observing", "#keyPath"})
        self.assertEqual(self.files(True, text)[0][2], {"key-value observing", "#keyPath"})


if __name__ == "__main__":
    unittest.main()
