import { breakpoints, from, mobileBreakpoint } from './breakpoints.js';

it('PLAT-46 lays out in steps at 600, 960, 1280, 1920 and 2560 px', () => {
  expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
});

it('PLAT-47 PLAT-48 leaves the mobile layout at exactly 1280 px', () => {
  expect(from(mobileBreakpoint)).toBe('(width >= 1280px)');
});
