// Hundreds of tests sign somebody in, and none of them is about how long that takes.
exports.cost = { N: 2 ** 8, r: 8, p: 1 };
