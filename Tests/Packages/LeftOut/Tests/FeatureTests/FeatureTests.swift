import Feature
import Named
import Pelmet

let themes: [Theme] = compiled + [named]
