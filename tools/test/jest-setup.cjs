const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// An embedded database takes its time to start on a busy machine, and a page to change.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });
