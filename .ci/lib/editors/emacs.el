;;; What Emacs does with the server, in the folder of .ci/weekly/editors. -*- lexical-binding: t -*-

(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)

(defun check (holds words)
  "Say that something holds, or end Emacs."
  (princ (format "  %s%s\n" (if holds "" "wrong: not so: ") words))
  (unless holds (kill-emacs 1)))

(defun eventually (words condition)
  "Wait until CONDITION holds."
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) end)) (accept-process-output nil 0.02))
    (check (funcall condition) words)))

(defun texts ()
  (mapconcat #'flymake-diagnostic-text
             (seq-filter (lambda (found) (eq (flymake-diagnostic-type found) 'eglot-error)) (flymake-diagnostics)) "\n"))

(defun has (text) (save-excursion (goto-char (point-min)) (search-forward text nil t)))

(defun go (text) (goto-char (point-min)) (search-forward text))

(defun change (old new)
  "Replace OLD, and tell the server as typing would."
  (go old)
  (replace-match new t t)
  (eglot--signal-textDocument/didChange))

(setq eglot-connect-timeout 60)
;; Eglot asks before it changes files that are not shown.
(fset 'y-or-n-p (lambda (&rest _) t))
(find-file "day.theme.json")
(apply #'eglot--connect (eglot--guess-contact))
(eventually "a mistake is shown" (lambda () (string-match-p "'inc'" (texts))))
(change "{inc" "{in")
(let* ((found (eglot-completion-at-point))
       (labels (all-completions "" (nth 2 found))))
  (check (seq-find (lambda (label) (string-match-p "ink" label)) labels) "a colour of the base is completed"))
(change "{in" "{ink")
(eventually "a mistake that is mended goes" (lambda () (string-empty-p (texts))))

(go "{in")
(eglot-rename "paper")
(eventually "a colour gets its new name" (lambda () (and (has "{paper}" ) (not (has "ink")))))
(with-current-buffer (find-file-noselect "base.theme.json")
  (check (has "\"paper\": \"#112233\"") "in its base, too"))
(eglot-format-buffer)
(check (has "\"tabBar\": { \"tintColor\": \"{paper}\" }") "a file is formatted")
(save-some-buffers t)

(go "\"bas")
(check (string-match-p "renames no file" (condition-case problem (progn (eglot-rename "ground") "") (error (format "%s" problem))))
       "a theme keeps its name, with the reason")

(write-region "{ \"pelmet\": 1, \"colors\": { \"ink\": \"#112233\" } }" nil "base.theme.json" nil 'silent)
(eventually "a base that changes on disk makes a difference" (lambda () (string-match-p "'paper'" (texts))))
(set-buffer-modified-p nil)
(kill-emacs 0)
