import { useFeature, type PageProps } from '@larder/platform';
import { accountOf } from '../state/account/account.js';
import { customerApi } from '../api/customer-api.js';
import { sessionApi } from '../api/session-api.js';
import { LoginLink } from '../components/account-pages/login-link.js';
import { FormPage, headOf } from '../components/account-pages/form-page.js';
import { TokenNotice } from '../components/account-pages/token-notice.js';
import { useToken } from '../components/account-pages/use-token.js';

export const head = headOf('profile.title');

/** Targets of the account's mail links, also without a login (NAV-27, NAV-28). */
export default function ProfileSubPage({ search }: PageProps<Record<never, string>>) {
  const context = useFeature();
  const [confirm] = customerApi.useConfirmEmailMutation();
  const [getCustomer] = sessionApi.useLazyGetCustomerQuery();
  const token = search.get('confirm');
  const state = useToken(token, async (body) => {
    const sent = await confirm({ body: { token: body } });
    const account = accountOf(context);
    if (!sent.error && account.get()) {
      const { data } = await getCustomer();
      if (data) account.update(data);
    }
    return sent;
  });
  return (
    <FormPage title="profile.title" aside={<LoginLink />}>
      <TokenNotice
        state={token === null ? 'failed.token' : state}
        waiting="email.confirming"
        done="email.confirmed"
      />
    </FormPage>
  );
}
