import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../../kernel/failure.js';

/** Three files of 10 MB, and the fields. */
const bodyLimit = 31 * 1024 * 1024;

/** Reads form data for the routes of this scope alone; others take no such bodies. */
export function readMultipartBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    (request: FastifyRequest, body: Buffer) => valuesOf(request.headers['content-type'], body),
  );
}

/** Fields by name; files are in a list under their field's name. */
async function valuesOf(contentType: string | undefined, body: Buffer) {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType ?? '' },
  })
    .formData()
    .catch(() => {
      throw badRequest('The form data cannot be read');
    });
  const values: Record<string, string | File[]> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') values[name] = value;
    else values[name] = [...filesIn(values[name]), value];
  }
  return values;
}

function filesIn(value: string | File[] | undefined): File[] {
  return Array.isArray(value) ? value : [];
}
