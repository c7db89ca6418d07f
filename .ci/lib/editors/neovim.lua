-- What Neovim does with the server, in the folder of .ci/weekly/editors. Ends Neovim, with 1 if something is not so.

local function texts()
  local errors = vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR })
  return table.concat(vim.tbl_map(function(found) return found.message end, errors), "\n")
end

local function check(holds, words)
  io.write(holds and "  " .. words .. "\n" or "  wrong: not so: " .. words .. "\n" .. texts() .. "\n")
  if not holds then vim.cmd("cquit 1") end
end

local function eventually(words, condition) check(vim.wait(20000, condition, 20), words) end

local function line(number) return vim.fn.getline(number) end

local function go(pattern) vim.fn.search(pattern, "cw") end

local function main()
  vim.cmd("edit day.theme.json")
  eventually("a mistake is shown", function() return texts():find("'inc'", 1, true) end)
  vim.fn.setline(4, (line(4):gsub("inc", "in")))
  go("in}")
  vim.fn.cursor(0, vim.fn.col(".") + 2)
  local parameters = vim.lsp.util.make_position_params()
  local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", parameters, 20000)
  local labels = {}
  for _, answer in pairs(answers or {}) do
    for _, item in ipairs(answer.result.items) do table.insert(labels, item.label) end
  end
  check(vim.tbl_contains(labels, "ink"), "a colour of the base is completed")
  vim.fn.setline(4, (line(4):gsub("{in}", "{ink}")))
  eventually("a mistake that is mended goes", function() return texts() == "" end)

  go("ink")
  vim.lsp.buf.rename("paper")
  eventually("a colour gets its new name", function() return line(4):find("{paper}", 1, true) and line(5):find("{paper}", 1, true) end)
  local base = vim.fn.bufnr("base.theme.json")
  check(base > 0 and vim.fn.getbufline(base, 1)[1]:find('"paper": "#112233"', 1, true), "in its base, too")

  if vim.lsp.buf.format then vim.lsp.buf.format() else vim.lsp.buf.formatting_sync(nil, 20000) end
  check(line(5) == '  "tabBar": { "tintColor": "{paper}" }', "a file is formatted")
  vim.cmd("wall")

  go("base")
  vim.lsp.buf.rename("ground")
  eventually("a theme gets its new name", function() return line(3):find('"ground"', 1, true) end)
  eventually("with its file", function() return vim.fn.filereadable("ground.theme.json") == 1 end)
  vim.cmd("wall")

  vim.fn.writefile({ '{ "pelmet": 1, "toolbar": { "tintColor": "#000000" } }' }, "other.theme.json")
  vim.cmd("edit other.theme.json")
  vim.fn.setline(1, '{ "pelmet": 1, "extends": "late" }')
  eventually("a base that is not there is missed", function() return texts():find("'late'", 1, true) end)
  vim.fn.writefile({ '{ "pelmet": 1 }' }, "late.theme.json")
  eventually("and found as soon as it is written", function() return texts() == "" end)
  vim.cmd("quitall!")
end

local succeeds, problem = pcall(main)
if not succeeds then check(false, tostring(problem)) end
