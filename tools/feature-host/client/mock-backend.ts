import { fromOpenApi } from '@mswjs/source/open-api';
import { delay, http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import contract from '../../../docs/openapi.json';

interface Choices {
  /** `examples`, or `made-up` from the schemas. */
  readonly answers: string;
  readonly error: string;
  readonly delay: number;
}

const CALLS = '/api/*';

/** Answers that the visitor of the host has asked for, before those of the contract. */
function faults({ error }: Choices) {
  if (error === '') return [];
  return [
    http.all(CALLS, () =>
      error === 'offline'
        ? HttpResponse.error()
        : HttpResponse.json(
            {
              errorCode: error === '404' ? 'NOT_FOUND' : 'INTERNAL',
              message: 'chosen in the panel',
            },
            { status: Number(error) },
          ),
    ),
  ];
}

const withoutExample = (key: string, value: unknown) => (key === 'example' ? undefined : value);

/** A schema that contains itself would be made without end: its lists of itself are empty. */
const endingSchemas = () =>
  Object.entries(contract.components.schemas).map(([name, schema]) => {
    const emptied = (_key: string, value: { items?: { $ref?: string } } | null) =>
      value?.items?.$ref === `#/components/schemas/${name}`
        ? { type: 'array', maxItems: 0 }
        : value;
    return [name, JSON.parse(JSON.stringify(schema, emptied))];
  });

/** Answers every call by its example in the contract, or with data made from its schema. */
export async function mockBackend(choices: Choices): Promise<void> {
  const schemas = Object.fromEntries(endingSchemas());
  const components = { ...contract.components, schemas };
  const document = { ...contract, components, servers: [{ url: window.location.origin }] };
  const slow = http.all(CALLS, async () => {
    // Without an answer, the next handler is asked.
    await delay(choices.delay);
  });
  const worker = setupWorker(
    ...(choices.delay > 0 ? [slow] : []),
    ...faults(choices),
    ...(await fromOpenApi(
      JSON.stringify(document, choices.answers === 'made-up' ? withoutExample : undefined),
    )),
  );
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
}
