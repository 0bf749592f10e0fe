import * as z from 'zod/mini';
import { describeSchemaErrors } from './schema-errors.js';

const schema = z.object({
  on: z.boolean(),
  colour: z.enum(['red', 'green']),
  size: z.int().check(z.gte(1)),
  code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  list: z.array(z.object({ id: z.string() })),
  either: z.union([z.literal('auto'), z.int()]),
});
const right = { on: true, colour: 'red', size: 1, code: 'EUR', list: [], either: 'auto' };

const faults = (value: object) => {
  const parsed = schema.safeParse({ ...right, ...value });
  return parsed.success
    ? []
    : describeSchemaErrors(parsed.error.issues, { ...right, ...value }, ['features', 'x']);
};

const all = (refusing: z.ZodMiniType, value: unknown) =>
  describeSchemaErrors(refusing.safeParse(value).error?.issues ?? [], value);

describe('the faults of a configuration', () => {
  it.each([
    [{ on: 'yes' }, ['features.x.on is "yes"', 'boolean']],
    [{ colour: 'blue' }, ['features.x.colour is "blue"', '"red"|"green"']],
    [{ size: 0 }, ['features.x.size is 0', '>=1']],
    [{ code: 'euro' }, ['features.x.code is "euro"', '[A-Z]{3}']],
    [{ list: [{ id: 'a' }, { id: 7 }] }, ['features.x.list.1.id is 7', 'string']],
    [{ on: undefined }, ['features.x.on is missing', 'boolean']],
    [{ either: 'x' }, ['features.x.either is "x"', '"auto"', 'number']],
  ])('name path, value and what is allowed: %j', (value, parts) => {
    const [line = '', ...others] = faults(value);
    expect(others).toEqual([]);
    for (const part of parts) expect(line).toContain(part);
  });

  it('are all named', () => {
    expect(faults({ on: 1, size: 0 })).toHaveLength(2);
  });

  it.each([
    [78, `"${'x'.repeat(78)}". `],
    [79, `"${'x'.repeat(79)}…. `],
    [500, `"${'x'.repeat(79)}…. `],
  ])('cut a value of more than 80 characters, quotes included: %i', (length, shown) => {
    expect(faults({ code: 'x'.repeat(length) })[0]).toContain(shown);
  });

  it('name a value that is refused as a whole, and a field of a missing object', () => {
    expect(all(z.string(), 7)).toEqual([expect.stringMatching(/^the whole is 7\. .*string/)]);
    const inside = z.object({}).check(z.refine(() => false, { path: ['a', 'b'], error: 'is due' }));
    expect(all(inside, {})).toEqual(['a.b is missing. is due']);
    expect(all(z.string().check(z.regex(/^a/, { error: 'begins with a' })), 'b')).toEqual([
      'the whole is "b". begins with a',
    ]);
  });

  it('name every form that a value may have, each once', () => {
    const forms = z.union([
      z.object({ a: z.string(), b: z.string() }),
      z.object({ c: z.boolean() }),
      z.object({ c: z.boolean() }),
    ]);
    expect(all(forms, { a: 7 })).toEqual([
      'the whole is {"a":7}. ' +
        'Invalid input: expected string, received number; ' +
        'Invalid input: expected string, received undefined or ' +
        'Invalid input: expected boolean, received undefined',
    ]);
    const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]);
    expect(all(kinds, { kind: 'b' })).toEqual([expect.stringMatching(/^kind is "b"\. Invalid/)]);
  });
});
