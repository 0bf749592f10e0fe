/** Sections of the profile by the slug that opens them; the first one has none. */
export const sections = ['overview', 'personal-data', 'communication', 'password'] as const;
export type Section = (typeof sections)[number];
