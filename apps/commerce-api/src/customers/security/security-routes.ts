import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { deleteCustomer } from './delete-customer.js';
import { exportCustomer } from './export-customer.js';
import { endOneSession, endOtherSessions, listSessions } from '../sign-in/sessions.js';

/** Sessions of the customer, export of their data, and deletion of the account. */
export function securityRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: customerCalls, wire },
    {
      getSessions: ({ context }) => listSessions(context),
      endSession: async ({ context, params }) => {
        await endOneSession(context, params.id);
        return {};
      },
      endOtherSessions: async ({ context }) => {
        await endOtherSessions(context);
        return {};
      },
      exportCustomer: ({ context }) => exportCustomer(context),
      deleteCustomer: async ({ context, body }) => {
        await deleteCustomer(context, body.password);
        return {};
      },
    },
  );
}
