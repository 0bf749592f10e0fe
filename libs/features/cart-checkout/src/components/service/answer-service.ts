import type { FeatureContext } from '@larder/platform';
import { serviceSlice } from '../../state/service.js';
import { listeners, type ServiceAnswer } from './service-question.js';

/** Called by the prompt. One answer resolves all callers. */
export function answerService(context: FeatureContext, answer: ServiceAnswer): void {
  if (answer === 'skipped') context.dispatch(serviceSlice.actions.skipped());
  const waiting = listeners.get(context) ?? [];
  listeners.delete(context);
  for (const resolve of waiting) resolve(answer);
}
