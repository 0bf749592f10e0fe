import { lazy } from 'react';
import type { CustomerSettings } from '@larder/contracts/customer';
import {
  useFeature,
  type FeatureContext,
  type ProfileSection,
  type ProfileSectionsProps,
} from '@larder/platform';
import { BellIcon, EyeIcon, LockIcon, MailIcon, PinIcon, UserIcon } from '@larder/ui';
import { useText } from '../texts/account-text.js';

const sections = {
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
  newsletter: { Icon: BellIcon, View: lazy(() => import('../newsletter/newsletter.js')) },
  security: { Icon: EyeIcon, View: lazy(() => import('../security/security.js')) },
} satisfies Record<string, Pick<ProfileSection, 'Icon' | 'View'>>;
type Slug = keyof typeof sections;
/** A shop without newsletter topics has no section for them. */
function slugsOf({ settings }: FeatureContext): Slug[] {
  const topics = settings<CustomerSettings | undefined>('account')?.newsletterTopics ?? [];
  const all = Object.keys(sections) as Slug[];
  return topics.length > 0 ? all : all.filter((slug) => slug !== 'newsletter');
}

/** The account's own data, after what other features have. */
export default function OwnSections({ show }: ProfileSectionsProps) {
  const text = useText();
  return slugsOf(useFeature()).map((slug) =>
    show({
      slug,
      label: text(`section.${slug}`),
      text: text(`section.${slug}.text`),
      ...sections[slug],
    }),
  );
}

export async function preload(context: FeatureContext, all: readonly ProfileSectionsProps[]) {
  for (const { has } of all) slugsOf(context).forEach(has);
}
