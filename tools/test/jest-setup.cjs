require('./end-storages.cjs');
const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// An embedded database takes its time to start on a busy machine, and a page to change.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

// React only reports these, and what it then shows is undefined.
const FAULTS = /two children with the same key|should have a unique "key"|^In HTML, /;
const { error } = console;
let faults = [];
console.error = (...args) => {
  if (FAULTS.test(String(args[0]))) faults.push(args.join(' '));
  error(...args);
};
afterEach(() => {
  const found = faults;
  faults = [];
  expect(found).toEqual([]);
});
