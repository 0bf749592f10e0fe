import type { RequestContext } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';
import { inTransaction, type UnitOfWork } from '../../ordering/unit-of-work.js';

/** Makes a change in one transaction, then purges the pages that show it from the hosts' caches. */
export async function changePages<Input, Change extends { readonly tags: readonly string[] }>(
  { content }: Pick<Kernel, 'content'>,
  context: RequestContext,
  task: (work: UnitOfWork, input: Input) => Promise<Change>,
  input: Input,
): Promise<Change> {
  const change = await inTransaction(context, '', task, input);
  await content?.purge(change.tags);
  return change;
}
