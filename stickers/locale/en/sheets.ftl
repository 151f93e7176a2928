# Refusals: one line each, what, where, what is allowed.
stock-unknown = Stock { $stock } is not known. Choose { $known }, or a .toml file with a [stock] table.
stock-paper = Stock { $stock }: paper { $paper } is not known. Choose one of: { $known }.
stock-sizes = Stock { $stock }: cols and rows start at 1, width and height above 0, the other sizes at 0.
stock-overlap = Stock { $stock }: labels { $size } mm { $axis ->
    [wide] wide
   *[high] high
 } that repeat every { $pitch } mm would overlap.
stock-too-big = Stock { $stock }: its labels need paper { $needed } mm { $axis ->
    [wide] wide
   *[high] high
 }; { $paper } is { $room } mm.
table-missing = { $where }: there is no [{ $table }] table.
key-unknown = { $where }, [{ $table }]: key { $name } is not known. Allowed: { $known }.
key-missing = { $where }, [{ $table }]: key { $name } is missing. Needed: { $known }.
key-kind = { $where }, [{ $table }]: { $name } must be { $kind ->
    [str] a text in quotes
    [int] a whole number
    [bool] true or false
   *[float] a number of millimetres
 }.
profile-unknown = Profile { $profile } is not known. Choose { $known }, or a .toml file with a [profile] table.
profile-small = Profile { $profile }: { $name } is too small. It must be at least { $least } mm.
profile-big = Profile { $profile }: square, circle and pitch may be at most { $most } mm.
