// Hundreds of tests sign in, and none of them tests how long hashing takes.
exports.cost = { N: 2 ** 8, r: 8, p: 1 };
