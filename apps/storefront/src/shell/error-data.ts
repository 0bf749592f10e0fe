/** What an error's data may put onto its screen. */
export interface ErrorData {
  /** Slug of an editor's page that takes the place of the standard words (ERR-02). */
  readonly slug?: string;
  /** Name of a component to show besides: the type of a content block (ERR-03). */
  readonly component?: string;
}

/** ERR-04, 05: reads an object or its JSON text; what is neither tells nothing. */
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
