import { createContext, useContext } from 'react';

const Level = createContext<'h2' | 'h3'>('h2');

/** Heading of the teasers inside: below a section's title they are one level deeper. */
export const TeaserLevel = Level.Provider;

export function useTeaserLevel(): 'h2' | 'h3' {
  return useContext(Level);
}
