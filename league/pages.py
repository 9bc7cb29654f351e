def write(known, docs, build):
    pass
