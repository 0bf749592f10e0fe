import { officeCalls as calls } from '@larder/office-contract';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.js';
import { bindOffice } from '../access/bind-office.js';
import { changePages } from '../change-pages.js';
import { changeSetting, listSettings, readSetting, resetSetting } from './settings.js';

/** Settings of the shop's folder that people may change while it runs (decision 127). */
export function settingsRoutes(scope: FastifyInstance, kernel: Kernel): void {
  bindOffice(scope, kernel, calls.getSettings, async ({ context }) => {
    const items = await listSettings(context);
    return { items, total: items.length };
  });
  bindOffice(scope, kernel, calls.getSetting, ({ context, params }) =>
    readSetting(context, params.id ?? ''),
  );
  bindOffice(
    scope,
    kernel,
    calls.changeSetting,
    async ({ context, staff: actor, params, body }) => {
      const input = { ...body, actor, id: params.id ?? '' };
      const { setting } = await changePages(kernel, context, changeSetting, input);
      return setting;
    },
  );
  bindOffice(scope, kernel, calls.resetSetting, async ({ context, staff: actor, params }) => {
    const input = { actor, id: params.id ?? '' };
    const { setting } = await changePages(kernel, context, resetSetting, input);
    return setting;
  });
}
