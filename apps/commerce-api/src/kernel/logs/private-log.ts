/**
 * Keeps personal data out of the log. Errors of the database repeat values: the query builder appends
 * all parameters to its message, PostgreSQL adds the row in `detail`, and mail servers name addresses.
 */
/** Looks for an address at the begin of a word only: else a long word takes the square of its length. */
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /\+\d[\d /-]{6,18}\d/g;
const maxCauses = 5;

/** Replaces e-mail addresses and international phone numbers. */
export function withoutContacts(text: string): string {
  return text.replace(email, '[email]').replace(phone, '[phone]');
}

/** A message without the parameters of its statement, and without quoted values of wrong input. */
function withoutValues(message: string, code: unknown): string {
  const statement = message.replace(/\nparams: [^]*$/, '');
  return typeof code === 'string' && code.startsWith('22')
    ? statement.replace(/"[^"]*"/g, '"…"')
    : statement;
}

interface LoggedError {
  [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly cause?: LoggedError;
}

/** Serialises an error by a list of fields that hold no values; others are left out. */
export function serializeError(error: unknown): LoggedError {
  return serialize(error, 0);
}

function serialize(error: unknown, depth: number): LoggedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: String(error), stack: '' };
  const {
    name,
    message = '',
    stack = '',
    code,
    constraint,
    cause,
  } = error as Partial<Error> & {
    readonly code?: unknown;
    readonly constraint?: unknown;
  };
  const text = withoutValues(message, code);
  const inner = depth < maxCauses && cause ? serialize(cause, depth + 1) : undefined;
  return {
    type: name ?? 'Error',
    message: text,
    stack: message === '' ? stack : stack.replace(message, () => text),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(inner && { cause: inner }),
  };
}
