"""Where the scenes, the scratch files and the finished pictures live."""
import os

LIB = os.path.dirname(os.path.abspath(__file__))
SCENES = os.path.dirname(LIB)
BUILD = os.path.join(SCENES, ".build")
MODULES = os.path.join(SCENES, "node_modules")
COLLECTION = os.path.join(os.path.dirname(SCENES), "collection")
