import type { ComponentType, ReactNode } from 'react';
import { extensionSlotRef } from '@larder/contracts';
import type { CustomerSlotProps } from '@larder/contracts/customer';

/** What an open section gets: whose it is, and the query of its address. */
export interface ProfileViewProps extends CustomerSlotProps {
  readonly search: URLSearchParams;
}

/** A page of the profile, under the slug that opens it (CUST-35). */
export interface ProfileSection {
  readonly slug: string;
  /** Its name, in the menu and above it. */
  readonly label: string;
  /** What one finds there, for the overview. */
  readonly text?: string;
  readonly Icon: ComponentType<{ readonly size?: 20 | 24 }>;
  /** Loaded when the section is opened: a component of `React.lazy`. */
  readonly View: ComponentType<ProfileViewProps>;
}
/**
 * Sections of the profile. A guest calls `show` for each of its own and renders what that gives: the
 * profile asks so for its menu, for the open section and for the overview. The guest's `preload` calls
 * `has` with each slug, before anything is shown.
 */
export interface ProfileSectionsProps {
  readonly show: (section: ProfileSection) => ReactNode;
  readonly has: (slug: string) => void;
}
export const profileSections = extensionSlotRef<ProfileSectionsProps>('profileSections');
