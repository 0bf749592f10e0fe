import { lazy } from 'react';
import type { CustomerSettings } from '@larder/contracts/customer';
import { profileContribution } from '@larder/platform';
import { BellIcon, EyeIcon, LockIcon, MailIcon, PinIcon, UserIcon } from '@larder/ui';
import { useText } from '../../messages/account-text.js';

/** The account's own data, after what other features have; newsletters where the shop has topics. */
const { Sections, preload } = profileContribution({
  useText,
  sections: {
    addresses: {
      group: 'person',
      Icon: PinIcon,
      View: lazy(() => import('../../components/addresses/addresses.js')),
    },
    'personal-data': {
      group: 'person',
      Icon: UserIcon,
      View: lazy(() =>
        import('../../components/profile/personal-data.js').then((all) => ({
          default: all.PersonalData,
        })),
      ),
    },
    communication: {
      group: 'contact',
      Icon: MailIcon,
      View: lazy(() =>
        import('../../components/profile/communication.js').then((all) => ({
          default: all.Communication,
        })),
      ),
    },
    password: {
      group: 'security',
      Icon: LockIcon,
      View: lazy(() =>
        import('../../components/profile/password-change.js').then((all) => ({
          default: all.PasswordChange,
        })),
      ),
    },
    newsletter: {
      group: 'contact',
      Icon: BellIcon,
      View: lazy(() => import('../../components/newsletter/newsletter.js')),
    },
    security: {
      group: 'security',
      Icon: EyeIcon,
      View: lazy(() => import('../../components/security/security.js')),
    },
  },
  isAvailable: (slug, { settings }) => {
    if (slug !== 'newsletter') return true;
    return (settings<CustomerSettings | undefined>('account')?.newsletterTopics ?? []).length > 0;
  },
});
export default Sections;
export { preload };
