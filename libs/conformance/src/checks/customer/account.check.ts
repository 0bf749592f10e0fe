import { customerCalls } from '@larder/contracts/customer';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import { captchaOf, credentialsOf, customer, signIn } from '../../steps/customer.js';
import { errorCodeOf } from '../../steps/error-code.js';

const about = { profile: 'all' } as const;
const unauthorized = { status: 401, code: 'UNAUTHORIZED' } as const;
const wrong = { status: 401, code: 'INVALID_CREDENTIALS' } as const;

export const accountChecks: readonly Check[] = [
  {
    ...about,
    id: 'account.login',
    title: 'a customer who signs in is known until they sign out',
    requirements: ['API-022', 'API-023', 'API-026', 'API-027', 'CUST-01', 'CUST-09'],
    calls: [
      'customer.login',
      'customer.getCustomer',
      'customer.refreshCustomer',
      'customer.logout',
    ],
    async run(context) {
      const visitor = context.visitor();
      const { email } = credentialsOf(context, 0);
      await visitor.refused(customerCalls.getCustomer, {}, unauthorized);
      await signIn(visitor, context);
      holds(visitor.cookies.has('loggedIn'), 'the login sets the cookie loggedIn');
      const found = await visitor.ok(customerCalls.getCustomer);
      equals(found.email, email, 'email');
      equals(await visitor.ok(customerCalls.refreshCustomer), found, 'customer read again');
      const session = new Map(visitor.cookies);
      await visitor.ok(customerCalls.logout);
      await visitor.refused(customerCalls.getCustomer, {}, unauthorized);
      for (const [name, value] of session) visitor.cookies.set(name, value);
      await visitor.refused(customerCalls.getCustomer, {}, unauthorized);
    },
  },
  {
    ...about,
    id: 'account.secret',
    title: 'a wrong password and an unknown email are refused alike',
    requirements: ['CUST-27'],
    calls: ['customer.login', 'customer.requestPasswordReset'],
    async run(context) {
      const { email } = credentialsOf(context, 1);
      const query = captchaOf(context);
      const attempt = (body: object) =>
        context.visitor().refused(customerCalls.login, { query, body }, wrong);
      const known = await attempt({ email, password: 'not-the-password' });
      const unknown = await attempt({
        email: `nobody-${context.seed}@conformance.example`,
        password: 'not-the-password',
      });
      equals(unknown, known, 'refusal of an unknown email');
      const reset = { body: { email: 'nobody@conformance.example' } };
      await context.visitor().ok(customerCalls.requestPasswordReset, reset);
    },
  },
  {
    ...about,
    id: 'account.profile',
    title: 'the profile is stored, and a faulty one refused',
    requirements: ['API-030', 'CUST-03'],
    calls: ['customer.updateCustomer'],
    async run(context) {
      const visitor = await customer(context, 1);
      const { email, firstName, lastName } = await visitor.ok(customerCalls.getCustomer);
      const profile = { email, firstName, lastName, salutation: 'Female' as const };
      const body = { ...profile, lastName: 'Conformance' };
      equals(
        (await visitor.ok(customerCalls.updateCustomer, { body })).lastName,
        'Conformance',
        'name',
      );
      const faulty = { body: { ...profile, firstName: '<b>' } };
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      await visitor.refused(customerCalls.updateCustomer, faulty, refusal);
      await visitor.ok(customerCalls.updateCustomer, { body: profile });
      equals((await visitor.ok(customerCalls.getCustomer)).lastName, lastName, 'name as before');
    },
  },
  {
    ...about,
    id: 'account.communication',
    title: 'by which ways a customer may be addressed is stored',
    requirements: ['API-024', 'API-025', 'CUST-08'],
    calls: ['customer.getCommunicationSettings', 'customer.updateCommunicationSettings'],
    async run(context) {
      const visitor = await customer(context, 1);
      const before = await visitor.ok(customerCalls.getCommunicationSettings);
      const body = { ...before, personalSmsAllowed: !before.personalSmsAllowed };
      await visitor.ok(customerCalls.updateCommunicationSettings, { body });
      equals(await visitor.ok(customerCalls.getCommunicationSettings), body, 'settings');
      await visitor.ok(customerCalls.updateCommunicationSettings, { body: before });
    },
  },
  {
    ...about,
    id: 'account.sessions',
    title: 'a customer sees their devices and signs the others out',
    requirements: ['CUST-14'],
    calls: ['customer.getSessions', 'customer.endOtherSessions', 'customer.exportCustomer'],
    async run(context) {
      const one = await customer(context, 1);
      const other = await customer(context, 1);
      const sessions = await one.ok(customerCalls.getSessions);
      holds(sessions.length >= 2, 'both devices are listed');
      equals(sessions.filter(({ current }) => current).length, 1, 'number of this device');
      await one.ok(customerCalls.endOtherSessions);
      await other.refused(customerCalls.getCustomer, {}, unauthorized);
      equals((await one.ok(customerCalls.getSessions)).length, 1, 'devices that are left');
      const { customer: exported } = await one.ok(customerCalls.exportCustomer);
      equals(exported.email, credentialsOf(context, 1).email, 'email of the export');
    },
  },
  {
    ...about,
    id: 'account.password',
    title: 'a password is changed with the current one only',
    requirements: ['CUST-28'],
    calls: ['customer.changePassword', 'customer.deleteCustomer'],
    async run(context) {
      const visitor = await customer(context, 1);
      const body = { currentPassword: 'not-the-password', password: 'Vogel-im-Baum-7' };
      const change = await visitor.send(customerCalls.changePassword, { body });
      equals(errorCodeOf(change), 'INVALID_CREDENTIALS', 'error code of the change');
      const deletion = { body: { password: 'not-the-password' } };
      const deleted = await visitor.send(customerCalls.deleteCustomer, deletion);
      equals(errorCodeOf(deleted), 'INVALID_CREDENTIALS', 'error code of the deletion');
      await visitor.ok(customerCalls.getCustomer);
    },
  },
  {
    ...about,
    id: 'account.tokens',
    title: 'a token that no mail had is refused',
    requirements: ['CUST-23', 'CUST-28'],
    calls: [
      'customer.confirmRegistration',
      'customer.confirmPasswordReset',
      'customer.confirmEmail',
    ],
    async run({ visitor }) {
      const token = 'no-such-token';
      const refusal = { status: 400, code: 'TOKEN_INVALID' } as const;
      await visitor().refused(customerCalls.confirmRegistration, { body: { token } }, refusal);
      await visitor().refused(customerCalls.confirmEmail, { body: { token } }, refusal);
      const body = { token, password: 'Vogel-im-Baum-7' };
      await visitor().refused(customerCalls.confirmPasswordReset, { body }, refusal);
    },
  },
];
