const maxDepth = 40;

/**
 * False for values that PostgreSQL cannot store (NUL, lone surrogates) and for values that nest too
 * deeply. Iterative, so that no input can exhaust the stack.
 */
export function isStorable(value: unknown): boolean {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string' && !isText(next.value)) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= maxDepth) return false;
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isText(key)) return false;
      waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return true;
}

function isText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
