import { currentCustomer } from '@larder/contracts/customer';
import { dateFormat } from '@larder/contracts/tenant';
import { persistent, type FeatureContext } from '@larder/platform';
import { copyDate, forgetPages, registerWorker } from './worker-client.js';
import { offerInstallation } from './offer-installation.js';
import { webAppText } from './web-app-text.js';

/** Starts what makes the shop an app, unless it is shown within the shop's own one. */
export function startWebApp(context: FeatureContext): void {
  const { webApp, cms } = context.tenant;
  if (!webApp || cms.preview || context.getState().core.isWebView) return;
  offerInstallation(context);
  const workers = window.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Browsers have no workers on insecure origins.
  if (!webApp.offline || !workers) return;
  // Without a worker the shop works as before.
  registerWorker(workers).catch(() => undefined);
  followCustomer(context);
  void copyDate(workers).then((date) => date && announceCopy(context, date));
}

/** Another customer, or none: the pages that were opened before are forgotten. */
function followCustomer(context: FeatureContext): void {
  const customer = context.getCapability(currentCustomer);
  let known = customer?.get()?.id;
  let isSettled = customer?.settled() ?? false;
  customer?.subscribe(() => {
    const id = customer.get()?.id;
    // The first answer only tells who this is.
    const isChange = isSettled && id !== known;
    [known, isSettled] = [id, customer.settled()];
    if (isChange) void forgetPages();
  });
}

function announceCopy(context: FeatureContext, date: Date): void {
  const { code } = context.locale;
  const isToday = date.toDateString() === new Date().toDateString();
  const time = dateFormat(code, {
    ...(!isToday && ({ day: 'numeric', month: 'long' } as const)),
    hour: 'numeric',
    minute: '2-digit',
  }).format(date);
  context.dispatch(persistent(webAppText(context)('copy', { time }), { key: 'offline' }));
}
