import { lazy } from 'react';
import type { FeatureContext, ProfileSection, ProfileSectionsProps } from '@larder/platform';
import { LockIcon, MailIcon, PackageIcon, PinIcon, UserIcon } from '@larder/ui';
import { useText } from '../texts/account-text.js';

const sections = {
  orders: { Icon: PackageIcon, View: lazy(() => import('../orders/orders.js')) },
  addresses: { Icon: PinIcon, View: lazy(() => import('../addresses/addresses.js')) },
  'personal-data': {
    Icon: UserIcon,
    View: lazy(() =>
      import('../profile/personal-data.js').then((all) => ({ default: all.PersonalData })),
    ),
  },
  communication: {
    Icon: MailIcon,
    View: lazy(() =>
      import('../profile/communication.js').then((all) => ({ default: all.Communication })),
    ),
  },
  password: {
    Icon: LockIcon,
    View: lazy(() =>
      import('../profile/password-change.js').then((all) => ({ default: all.PasswordChange })),
    ),
  },
} satisfies Record<string, Pick<ProfileSection, 'Icon' | 'View'>>;
type Slug = keyof typeof sections;
const slugs = Object.keys(sections) as Slug[];

/** The account's own data, after what other features have. */
export default function OwnSections({ show }: ProfileSectionsProps) {
  const text = useText();
  return slugs.map((slug) =>
    show({
      slug,
      label: text(`section.${slug}`),
      text: text(`section.${slug}.text`),
      ...sections[slug],
    }),
  );
}

export async function preload(_: FeatureContext, all: readonly ProfileSectionsProps[]) {
  for (const { has } of all) slugs.forEach(has);
}
