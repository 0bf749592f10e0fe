/** @jest-environment-options {"url": "https://shop.example/"} */
import { writeCookie } from './cookies.js';

it('TRK-29 cookies of a page with TLS travel by TLS alone', () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  writeCookie('one', 'a', 60);
  expect(set).toHaveBeenCalledWith('one=a; path=/; max-age=60; samesite=lax; secure');
  set.mockRestore();
});
