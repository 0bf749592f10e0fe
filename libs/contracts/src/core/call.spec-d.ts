/** Checked by the compiler only: each marked line must fail to compile. */
import * as z from 'zod/mini';
import { defineCalls } from './call.js';
import type { CallArgs, CallResult, CallSchemas } from './call.js';

export const wire = {
  getThing: {
    summary: 'One thing',
    params: z.object({ id: z.string() }),
    query: z.object({ size: z._default(z.coerce.number<number>(), 5) }),
    response: z.object({ name: z.string() }),
  },
  putThing: {
    summary: 'Stores a thing',
    body: z.object({ name: z.string() }),
    response: z.object({}),
  },
} as const satisfies Record<string, CallSchemas>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

export const calls = defineCalls<typeof wire>({
  getThing: 'GET /things/:id',
  putThing: 'PUT /things',
});
type GetArgs = CallArgs<typeof calls.getThing>;

true satisfies Same<CallResult<typeof calls.getThing>, { name: string }>;
true satisfies Same<GetArgs['params'], { id: string }>;
({ params: { id: 'a' }, query: {} }) satisfies GetArgs;
({ body: { name: 'a' } }) satisfies CallArgs<typeof calls.putThing>;

// @ts-expect-error a call needs its parameters
({ query: {} }) satisfies GetArgs;
// @ts-expect-error a body must have the fields of its schema
({ body: { title: 'a' } }) satisfies CallArgs<typeof calls.putThing>;

// @ts-expect-error a call without schemas
defineCalls<typeof wire>({ getThing: 'GET /a', putThing: 'PUT /b', deleteThing: 'DELETE /c' });
// @ts-expect-error schemas without a call
defineCalls<typeof wire>({ getThing: 'GET /a' });
// @ts-expect-error an unknown method
defineCalls<typeof wire>({ getThing: 'FETCH /a', putThing: 'PUT /b' });
