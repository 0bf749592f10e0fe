import type { PageProps } from '@larder/platform';
import { Stack } from '@larder/ui';
import { useText } from '../messages/account-text.js';
import { LoginLink } from '../components/account-pages/login-link.js';
import { FormPage, headOf } from '../components/account-pages/form-page.js';
import { Registration } from './registration.page.js';

export const head = headOf('offline.title');

/** CUST-29: an online account for members in the stores (NAV-25). */
export default function OfflineAccountPage({ search }: PageProps<Record<never, string>>) {
  const text = useText();
  return (
    <FormPage title="offline.title" aside={<LoginLink />}>
      <Stack gap={4}>
        <p>{text('offline.text')}</p>
        <Registration search={search} withCard />
      </Stack>
    </FormPage>
  );
}
