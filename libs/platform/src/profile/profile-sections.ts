import type { ComponentType, ReactNode } from 'react';
import { extensionSlotRef } from '@larder/contracts';
import type { CustomerSlotProps } from '@larder/contracts/customer';

/** Props of an open section: the customer, and the query of the URL. */
export interface ProfileViewProps extends CustomerSlotProps {
  readonly search: URLSearchParams;
}

/** What belongs together in the menu and on the overview. */
export type ProfileGroup = 'shopping' | 'benefits' | 'person' | 'contact' | 'security';

/** A section of the profile, opened by its slug (CUST-35). */
export interface ProfileSection {
  readonly slug: string;
  readonly group: ProfileGroup;
  /** Its name, in the menu and as its heading. */
  readonly label: string;
  /** Description for the overview. */
  readonly text?: string;
  readonly Icon: ComponentType<{ readonly size?: 20 | 24 }>;
  /** A `React.lazy` component, loaded when the section is opened. */
  readonly View: ComponentType<ProfileViewProps>;
}
/**
 * Sections of the profile. A contribution calls `show` for each of its sections and renders the result;
 * the profile uses this for its menu, the open section and the overview. The contribution's `preload`
 * calls `has` with each slug before anything is rendered.
 */
export interface ProfileSectionsProps {
  readonly show: (section: ProfileSection) => ReactNode;
  readonly has: (slug: string) => void;
}
/** Sections of the profile, each with its link in the menu. */
export const profileSections = extensionSlotRef<ProfileSectionsProps>('profileSections');
