/** Content that an error's data may add to its screen. */
export interface ErrorData {
  /** Slug of a content page that replaces the standard text (ERR-02). */
  readonly slug?: string;
  /** Name of an additional component: the type of a content block (ERR-03). */
  readonly component?: string;
}

/** ERR-04, 05: parses an object or its JSON text; ignores everything else. */
export function errorDataOf(data: unknown): ErrorData {
  const { slug, component } = objectOf(data);
  return {
    ...(typeof slug === 'string' && slug !== '' ? { slug } : {}),
    ...(typeof component === 'string' && component !== '' ? { component } : {}),
  };
}

function objectOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  if (typeof data !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
