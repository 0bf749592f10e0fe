/** Widths in CSS pixels from which a layout step holds (PLAT-46). */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Below this step the mobile layout holds, from it on the desktop layout (PLAT-47, PLAT-48). */
export const mobileBreakpoint = 'lg' satisfies Breakpoint;

/** Media query for "at least this wide". */
export function from(breakpoint: Breakpoint): string {
  return `(width >= ${breakpoints[breakpoint]}px)`;
}
