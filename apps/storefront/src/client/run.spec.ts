import { run } from './run.js';

it('ERR-21 logs to the console why the shop does not start', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('no data');
  await run(() => Promise.reject(cause));
  expect(consoleError).toHaveBeenCalledWith('the shop could not start', cause);
  consoleError.mockRestore();
});
