print("pelmetc")
