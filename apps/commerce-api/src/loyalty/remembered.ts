/** So many answers are kept; then all are asked for anew. */
const most = 10_000;

/**
 * Answers of an outside party that may be some time old. When a new one cannot be had the last one
 * holds, and before the first `otherwise`, which is not asked for again for as long either.
 */
export function rememberedFor<T>(freshMs: number) {
  const known = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    forget: (key: string) => void known.delete(key),
    async get(key: string, now: Date, otherwise: T, ask: () => Promise<T>): Promise<T> {
      const found = known.get(key);
      if (found && now.getTime() < found.until) return found.value;
      const value = await ask().catch(() => found?.value ?? otherwise);
      if (known.size >= most) known.clear();
      known.set(key, { value, until: now.getTime() + freshMs });
      return value;
    },
  };
}
