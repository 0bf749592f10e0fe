import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';

/** Keywords whose errors only say that something inside is wrong. */
const wrappers = new Set(['properties', 'items', 'additionalProperties', '$ref', 'anyOf', 'oneOf']);

const validators = new WeakMap<object, Validator>();

export function validatorOf(schema: RJSFSchema, root: RJSFSchema = schema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const whole = { ...schema, ...(root.$defs && { $defs: root.$defs }) };
  const made = new Validator(whole as Schema, '2020-12', false);
  validators.set(schema, made);
  return made;
}

/** `#/rules/0/start` as the path `rules.0.start`. */
const pathOf = (location: string) =>
  location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

function toFault({ keyword, instanceLocation, error }: OutputUnit): RJSFValidationError {
  const missing = keyword === 'required' ? /"(.+)"/.exec(error)?.[1] : undefined;
  const path = [...pathOf(instanceLocation), ...(missing === undefined ? [] : [missing])];
  return { name: keyword, message: keyword, stack: error, property: `.${path.join('.')}` };
}

/** What is wrong with a value: the innermost reasons alone, or the outer ones where there are no others. */
export function faultsOf(schema: RJSFSchema, value: unknown): RJSFValidationError[] {
  const { errors } = validatorOf(schema).validate(value);
  const reasons = errors.filter(({ keyword }) => !wrappers.has(keyword));
  // A wrong field also counts as one that is not allowed.
  const isWrong = ({ instanceLocation: place }: OutputUnit) =>
    reasons.some((one) => one.keyword !== 'false' && one.instanceLocation.startsWith(place));
  const inner = reasons.filter((one) => one.keyword !== 'false' || !isWrong(one));
  return (inner.length > 0 ? inner : errors).map(toFault);
}

/** The value as it is sent: fields that were emptied are gone. */
export const withoutEmpty = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
