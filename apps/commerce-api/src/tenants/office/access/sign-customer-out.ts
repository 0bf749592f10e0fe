import { faultText } from '@larder/office-contract';
import { findByEmail } from '../../../customers/repository.js';
import { endSessionsExcept } from '../../../customers/sign-in/password-change.js';
import { badRequest } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';

/**
 * Signs a customer out everywhere, and takes back the links that would open the account: somebody has lost a
 * phone, or another person uses the account. Returns on how many devices.
 * @throws ApiFailure 400 for an email without an account
 */
export async function signCustomerOut(
  work: UnitOfWork,
  { actor, email }: { readonly actor: Actor; readonly email: string },
): Promise<{ sessions: number }> {
  const customer = await findByEmail(work, email);
  if (!customer)
    throw badRequest('There is no account with this email', {
      email: faultText('NO_ACCOUNT', [email]),
    });
  const sessions = await endSessionsExcept(work, customer.id);
  await audit(work, actor, {
    action: 'customer.sign-out',
    subject: customer.id,
    after: { sessions },
  });
  return { sessions };
}
