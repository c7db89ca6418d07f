import Pelmet
