interface Batches<Item> {
  /** Items of a batch. */
  readonly size: number;
  readonly write: (batch: readonly Item[]) => Promise<void>;
}

/**
 * Writes what `read` adds in batches. While the database writes one, the next is read, so both work at the
 * same time. Ends, also with an error, only when nothing is being written any more: a transaction that is
 * rolled back must have no statement behind it.
 */
export async function writeBehind<Item>(
  { size, write }: Batches<Item>,
  read: (add: (item: Item) => Promise<void> | undefined) => Promise<void>,
): Promise<void> {
  let batch: Item[] = [];
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = write(batch);
    batch = [];
    // Its error is thrown where it is waited for.
    writing.catch(() => undefined);
  };
  try {
    await read((item) => (batch.push(item) < size ? undefined : flush()));
    await flush();
    await writing;
  } finally {
    await writing.catch(() => undefined);
  }
}
