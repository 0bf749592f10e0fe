import * as z from 'zod/mini';
import { describeFaults } from './faults.js';

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
    : describeFaults(parsed.error.issues, { ...right, ...value }, ['features', 'x']);
};

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

  it('are all named, and a long value is cut', () => {
    const lines = faults({ on: 1, code: 'x'.repeat(500) });
    expect(lines).toHaveLength(2);
    expect(lines[1]?.length).toBeLessThan(220);
  });
});
