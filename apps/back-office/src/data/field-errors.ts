import { readFault } from '@larder/office-contract';

/** Key and values of what a person reads at a field that the backend refused. */
function faultKey(text: string): { readonly message: string; readonly args: object } {
  const { code, names } = readFault(text);
  return { message: `office.faults.${code}`, args: { names: names.join(', ') } };
}

/** The same in the person's language. */
export function faultMessage(
  text: string,
  translate: (key: string, args: object) => string,
): string {
  const { message, args } = faultKey(text);
  return translate(message, args);
}

/** Fields of the contract that stand at another field of a form. */
const renamed: Readonly<Record<string, string>> = {
  'benefit.percent': 'percent',
  'benefit.cents': 'cents',
  'benefit.from': 'from',
  'benefit.most': 'upTo',
  services: 'service',
};

/** The format in which react-admin takes a key with values as the text of a field. */
const asText = (text: string) => `@@react-admin@@${JSON.stringify(faultKey(text))}`;

/** The refusals of an answer at the fields of a form, as react-admin takes them; undefined without any. */
export function fieldErrors(body: unknown): Readonly<Record<string, unknown>> | undefined {
  const { fields } = (body ?? {}) as { readonly fields?: Readonly<Record<string, string>> };
  if (!fields) return undefined;
  const errors: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(fields)) {
    const [first = '', part] = (renamed[path] ?? path).split('.');
    // Entries of a list have no field of their own.
    const isField = part === undefined || /^\d+$/.test(part);
    errors[first] = isField
      ? asText(text)
      : { ...(errors[first] as object | undefined), [part]: asText(text) };
  }
  return errors;
}
