print("pelmet")
