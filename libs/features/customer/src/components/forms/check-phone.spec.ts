/** @jest-environment node */
import { loadPlan } from '@larder/contracts/phone';
import { dialable, fitsPlan, legacyDialable, legacyDigits } from './check-phone.js';

describe('a typed phone number', () => {
  it.each([
    ['of the shop’s country', '0664 / 123 45 67', 'AT', '+436641234567'],
    ['with its zero in brackets', '+43 (0)664 1234567', 'AT', '+436641234567'],
    ['with zeros for the plus', '0043 664 1234567', 'AT', '+436641234567'],
    ['of the address’s country', '07400 123456', 'GB', '+447400123456'],
    ['of a country without a plan here', '001 (212) 555-0100', 'AT', '+12125550100'],
  ])('FORM-34 FORM-65 is sent with its country code: %s', (_name, typed, country, sent) => {
    expect(dialable(typed, country)).toBe(sent);
    expect(fitsPlan(typed, country)).toBe(true);
  });

  it.each([
    ['too short', '0664'],
    ['too long', '+41 2345678901234'],
    ['no number', 'call me'],
  ])('FORM-65 does not fit its plan: %s', (_name, typed) => {
    expect(fitsPlan(typed, 'AT')).toBe(false);
  });

  it.each([
    ['0664 123 456', '0043664123456', '0664123456'],
    ['+43 664 1234567', '00436641234567', '00436641234567'],
    ['12', '12', '12'],
  ])('FORM-35 of a delivery address is digits alone: %s', (typed, sent, digits) => {
    expect(legacyDialable(typed, 'AT')).toBe(sent);
    expect(legacyDigits(typed)).toBe(digits);
  });

  it.each([
    ['IN', '98123 45678', '+919812345678'],
    ['US', '(212) 555-0123', '+12125550123'],
  ])('FORM-34 FORM-65 of a shop in %s is read once its plan is loaded', async (...row) => {
    const [country, typed, sent] = row;
    await loadPlan(country);
    expect(dialable(typed, country)).toBe(sent);
    expect(fitsPlan('12', country)).toBe(false);
  });
});
