import { indexRoute } from '@larder/contracts/content';
import { profileRoute } from '@larder/contracts/customer';
import { Link, useFeature, type PageProps } from '@larder/platform';
import { Cluster, LinkButton, Notice, Stack } from '@larder/ui';
import { useText } from '../messages/account-text.js';
import { FormPage, headOf } from '../components/account-pages/form-page.js';

export const head = headOf('landing.title');

/** Where a completed registration ends: a welcome, and the ways on (NAV-47). */
export default function LandingPage({ search }: PageProps<Record<never, string>>) {
  const text = useText();
  const { href } = useFeature();
  return (
    <FormPage title="landing.title">
      <Stack gap={4}>
        {search.get('from') === 'registration' && (
          <Notice type="success">{text('registration.confirmed')}</Notice>
        )}
        <p>{text('landing.text')}</p>
        <Cluster gap={3}>
          <LinkButton as={Link} href={href(indexRoute, {}) ?? '/'}>
            {text('landing.shop')}
          </LinkButton>
          <LinkButton as={Link} variant="secondary" href={href(profileRoute, {}) ?? '/'}>
            {text('landing.profile')}
          </LinkButton>
        </Cluster>
      </Stack>
    </FormPage>
  );
}
