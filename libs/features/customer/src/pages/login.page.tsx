import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  offlineAccountRoute,
  passwordResetRoute,
  profileRoute,
  registrationRoute,
  type Customer,
  type CustomerSettings,
} from '@larder/contracts/customer';
import { Link, useFeature, type PageProps } from '@larder/platform';
import { Card, LinkButton, Notice, Stack } from '@larder/ui';
import { afterLogin, returnUrlOf } from '../state/account/after-login.js';
import { useAccount } from '../state/account/use-account.js';
import { customerApi } from '../api/customer-api.js';
import { AccountFormLayout } from '../components/forms/account-form.js';
import { Field, PasswordField } from '../components/forms/field.js';
import { useAccountForm } from '../components/forms/use-account-form.js';
import { withCaptcha } from '../state/captcha/with-captcha.js';
import { useText } from '../messages/account-text.js';
import { FormPage, headOf } from '../components/account-pages/form-page.js';
import styles from './page.module.css';

const EnterByPasskey = lazy(() => import('../components/passkeys/passkey-sign-in.js'));
const EnterByPhone = lazy(() => import('../components/phone/phone-sign-in.js'));

type Props = PageProps<Record<never, string>>;

export const head = headOf('login.title');

/** Where a customer signs in, and where others begin (NAV-23, NAV-66). */
export default function LoginPage({ search }: Props) {
  const text = useText();
  const { href, settings } = useFeature();
  const hasPhone = settings<CustomerSettings | undefined>('account')?.phoneLogin === true;
  const { own, onEntered } = useLogin(search);
  const reset = href(passwordResetRoute, {});
  // What the browser can do is known in the browser alone.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <FormPage title="login.title" aside={<Newcomers search={search} />}>
      <Stack gap={4}>
        {search.get('authRequired') === 'true' && (
          <Notice type="info">{text('login.required')}</Notice>
        )}
        <AccountFormLayout own={own} submit="login.submit">
          <Field own={own} name="email" />
          <PasswordField own={own} name="password" />
        </AccountFormLayout>
        <div className={styles.late}>
          {isThere && (
            <Suspense fallback={null}>
              <EnterByPasskey onEntered={onEntered} />
            </Suspense>
          )}
        </div>
        {hasPhone && (
          <div className={styles.late}>
            {isThere && (
              <Suspense fallback={null}>
                <EnterByPhone onEntered={onEntered} />
              </Suspense>
            )}
          </div>
        )}
        {reset !== undefined && (
          <p className={styles.links}>
            <Link href={reset}>{text('login.forgotten')}</Link>
          </p>
        )}
      </Stack>
    </FormPage>
  );
}

function useLogin(search: URLSearchParams) {
  const context = useFeature();
  const { customer } = useAccount();
  const [login] = customerApi.useLoginMutation();
  const back = returnUrlOf(context, search);
  const isEntering = useRef(false);
  useEffect(() => {
    // Who is signed in already has nothing to do here.
    if (!customer || isEntering.current) return;
    const to = search.has('returnUrl') ? back : (context.href(profileRoute, {}) ?? back);
    context.navigate(to, { replace: true });
  }, [customer, back, context, search]);
  const onEntered = (entered: Customer) => {
    isEntering.current = true;
    afterLogin(context, entered, back);
  };
  const own = useAccountForm({
    initial: { email: '', password: '' },
    storedAs: 'login',
    check: async (values) =>
      (await import('../components/forms/check-forms.js')).checkLogin(values),
    send: (values, onProving) => {
      const { email = '', password = '' } = values;
      const body = { email: email.trim(), password };
      return withCaptcha({ context, onProving }, async (query) => {
        const { data, error } = await login({ query, body });
        if (data) onEntered(data);
        return error;
      });
    },
  });
  return { own, onEntered };
}

function Newcomers({ search }: { readonly search: URLSearchParams }) {
  const text = useText();
  const { href } = useFeature();
  const returnUrl = search.get('returnUrl') ?? undefined;
  const registration = href(registrationRoute, {}, { returnUrl });
  const member = href(offlineAccountRoute, {}, { returnUrl });
  return (
    <Card as="section" outlined>
      <Stack gap={3}>
        <h2>{text('login.new')}</h2>
        <p>{text('login.newText')}</p>
        <div>
          <LinkButton as={Link} variant="secondary" href={registration ?? ''}>
            {text('login.register')}
          </LinkButton>
        </div>
        <p>
          {text('login.member')} <Link href={member ?? ''}>{text('login.memberLink')}</Link>
        </p>
      </Stack>
    </Card>
  );
}
