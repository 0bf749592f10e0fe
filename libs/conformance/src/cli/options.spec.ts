/** @jest-environment node */
import { readOptions } from './options.js';

const address = ['--base-url', 'http://127.0.0.1:4300', '--tenant', 'shop.test'];

describe('the options', () => {
  it('need an address and a host name', () => {
    expect(() => readOptions([])).toThrow('--base-url');
    expect(() => readOptions(address.slice(0, 2))).toThrow('--tenant');
    expect(readOptions(['--list']).isList).toBe(true);
  });

  it('refuse an unknown profile and an unknown option', () => {
    expect(() => readOptions([...address, '--profile', 'some'])).toThrow('catalogue, cart, all');
    expect(() => readOptions([...address, '--fast'])).toThrow();
  });

  it('take lists and files', () => {
    const options = readOptions([...address, '--only', 'cart.,races.', '--junit', 'out.xml']);
    expect(options).toMatchObject({ profile: 'all', only: ['cart.', 'races.'] });
    expect(options.reports).toEqual({ junit: 'out.xml' });
  });
});
