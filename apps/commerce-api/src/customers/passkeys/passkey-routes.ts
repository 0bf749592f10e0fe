import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { readCustomer } from '../repository.js';
import { signInByPasskey } from './passkey-login.js';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.js';

/** Passkeys: a second way in. */
export function passkeyRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: customerCalls, wire },
    {
      getPasskeys: ({ context }) => listPasskeys(context),
      beginPasskey: ({ context }) => beginPasskey(context),
      addPasskey: ({ context, body }) => addPasskey(context, body),
      renamePasskey: ({ context, params, body }) => renamePasskey(context, params.id, body.name),
      removePasskey: async ({ context, params }) => {
        await removePasskey(context, params.id);
        return {};
      },
      beginPasskeyLogin: ({ context }) => beginPasskeyLogin(context),
      loginByPasskey: async ({ context, body }) =>
        readCustomer(context, await signInByPasskey(context, body.response)),
    },
  );
}
