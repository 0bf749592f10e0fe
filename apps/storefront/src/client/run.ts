/** ERR-21: the shop failed to start, so nothing else can show or report the error. */
export async function run(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // eslint-disable-next-line no-console -- there is no other place
    console.error('the shop could not start', error);
  }
}
