/** ERR-21: nothing is there yet that could show or report why the shop does not start. */
export async function run(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // eslint-disable-next-line no-console -- there is no other place
    console.error('the shop could not start', error);
  }
}
