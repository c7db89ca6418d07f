import PelmetCommands

PelmetTool.main()
