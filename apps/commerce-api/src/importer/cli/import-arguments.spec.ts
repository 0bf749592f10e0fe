import { readArguments } from './import-arguments.js';

it('knows its arguments, with the plain feed where no format is named', () => {
  expect(readArguments(['--tenant', 'alpha', '--dry-run', 'feed.csv'])).toMatchObject({
    tenant: 'alpha',
    format: 'feed',
    file: 'feed.csv',
    dryRun: true,
    maxRefused: 50,
  });
});

it('takes photographs with formats that have whole products', () => {
  expect(readArguments(['--photos', 'pictures', '--fetch-photos', 'feed.csv'])).toMatchObject({
    photos: 'pictures',
    fetchPhotos: true,
  });
  expect(readArguments(['--format', 'delta', '--photos', 'pictures', 'feed.csv'])).toBeUndefined();
});

it.each([
  [['--format', 'xml', 'feed.csv']],
  [['--no-such', 'feed.csv']],
  [['--max-refused', '101', 'feed.csv']],
  [['a', 'b']],
  [[]],
])('takes no others: %j', (args) => {
  expect(readArguments(args)).toBeUndefined();
});
