import { contentCalls } from '@larder/contracts/content';
import { wire } from '@larder/contracts/content/wire';
import type { FastifyInstance } from 'fastify';
import { addScope } from '../../kernel/http/feature-scope.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import { visitorOf } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';
import { changeNewsletter, confirmNewsletter } from './newsletter.js';
import { readMultipartBodies } from './read-multipart.js';
import { saveContact, saveQuestionnaire } from './submissions.js';

/** Forms that a visitor may send in a minute. */
const formsPerMinute = 6;

/** What visitors send by content pages. */
export function formRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'forms',
    most: formsPerMinute,
    refusal: 'Too many forms in a minute',
  });
  const domain = { calls: contentCalls, wire };
  addScope(app, 'content forms', (scope) => {
    readMultipartBodies(scope);
    // Before the body is read: it may be large.
    scope.addHook('onRequest', async (request) => spend(visitorOf(kernel, request)));
    bind(scope, kernel, domain, {
      postContactForm: async ({ body, context }) => {
        await saveContact(context, body);
        return {};
      },
    });
  });
  bind(app, kernel, domain, {
    postQuestionnaireForm: async ({ body, context }) => {
      await spend(context);
      await saveQuestionnaire(context, body);
      return {};
    },
    manageNewsletter: async ({ body, context }) => {
      await spend(context);
      if (await changeNewsletter(context, body)) context.answerPending();
      return {};
    },
    confirmNewsletter: async ({ body, context }) => {
      await spend(context);
      await confirmNewsletter(context, body.token);
      return {};
    },
  });
}
