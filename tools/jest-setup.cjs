require('@testing-library/jest-dom');

// An embedded database takes its time to start on a busy machine.
jest.setTimeout(30_000);
