import { useState } from 'react';
import { loginRoute, registrationRoute } from '@larder/contracts/customer';
import { Link, useFeature, type PageProps } from '@larder/platform';
import { LinkButton, Notice, Stack } from '@larder/ui';
import { afterLogin, urlAfterRegistration } from '../state/account/after-login.js';
import { customerApi } from '../api/customer-api.js';
import { RegistrationForm } from '../components/forms/registration-form.js';
import { useText } from '../messages/account-text.js';
import { LoginLink } from '../components/account-pages/login-link.js';
import { FormPage, headOf } from '../components/account-pages/form-page.js';
import { TokenNotice } from '../components/account-pages/token-notice.js';
import { useToken } from '../components/account-pages/use-token.js';

type Props = PageProps<Record<never, string>>;

export const head = headOf('registration.title');

/** Begins an account, and ends its registration by the mail's link (NAV-24). */
export default function RegistrationPage({ search }: Props) {
  const token = search.get('confirm');
  return (
    <FormPage title="registration.title" aside={token === null && <LoginLink />}>
      {token === null ? (
        <Registration search={search} />
      ) : (
        <Confirmation token={token} search={search} />
      )}
    </FormPage>
  );
}

/** The form, and the message after it was sent (CUST-23, CUST-24). */
export function Registration({
  search,
  withCard = false,
}: Pick<Props, 'search'> & { withCard?: boolean }) {
  const text = useText();
  const context = useFeature();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <Notice type="success" live title={text('registration.sent.title')}>
        {text('registration.sent', { email: sentTo })}
      </Notice>
    );
  return (
    <RegistrationForm
      withCard={withCard}
      onDone={(customer, email) => {
        if (customer) afterLogin(context, customer, urlAfterRegistration(context, search));
        else setSentTo(email);
      }}
    />
  );
}

function Confirmation({ token, search }: Pick<Props, 'search'> & { readonly token: string }) {
  const text = useText();
  const context = useFeature();
  const [confirm] = customerApi.useConfirmRegistrationMutation();
  const [isElsewhere, setElsewhere] = useState(false);
  const state = useToken(token, async (body) => {
    const sent = await confirm({ body: { token: body } });
    if (sent.data) afterLogin(context, sent.data, urlAfterRegistration(context, search));
    setElsewhere(sent.data === null);
    return sent;
  });
  return (
    <Stack gap={4}>
      <TokenNotice
        state={state}
        waiting="registration.confirming"
        done={isElsewhere ? 'registration.confirmed.elsewhere' : 'registration.confirmed'}
      />
      {isElsewhere && (
        <div>
          <LinkButton as={Link} href={context.href(loginRoute, {}) ?? ''}>
            {text('login.submit')}
          </LinkButton>
        </div>
      )}
      {state !== 'waiting' && state !== 'done' && <OtherSignInOptions />}
    </Stack>
  );
}

/** An invalid link: it was used before, or has expired and has to be requested again. */
function OtherSignInOptions() {
  const text = useText();
  const { href } = useFeature();
  return (
    <>
      <div>
        <LinkButton as={Link} variant="secondary" href={href(registrationRoute, {}) ?? ''}>
          {text('registration.title')}
        </LinkButton>
      </div>
      <LoginLink />
    </>
  );
}
