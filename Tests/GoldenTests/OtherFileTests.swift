import Pelmet
import Testing
