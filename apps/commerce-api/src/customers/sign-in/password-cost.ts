/** One of the equal costs that OWASP names for scrypt: 16 MB and about a sixth of a second. */
export const cost = { N: 2 ** 14, r: 8, p: 5 } as const;
