/** Minimum widths of the layouts in CSS pixels (PLAT-46). */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Widths below it use the mobile layout, others the desktop layout (PLAT-47, PLAT-48). */
export const mobileBreakpoint = 'lg' satisfies Breakpoint;

/** Media query for "at least this wide". */
export function from(breakpoint: Breakpoint): string {
  return `(width >= ${breakpoints[breakpoint]}px)`;
}
