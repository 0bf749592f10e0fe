const ORDERS = 'larder.push.orders';

/** Numbers of the orders that this browser is subscribed to. */
function subscribedOrders(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(ORDERS) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const isSubscribed = (orderNumber: string) => subscribedOrders().includes(orderNumber);

/** Remembers it for this browser; without storage, as long as the page is open. */
export function rememberSubscription(orderNumber: string, isOn: boolean): void {
  const others = subscribedOrders().filter((one) => one !== orderNumber);
  try {
    const all = isOn ? [...others, orderNumber].slice(-20) : others;
    window.localStorage.setItem(ORDERS, JSON.stringify(all));
  } catch {
    // The server knows it anyway.
  }
}

/** Phones have these in browsers, iOS only in installed shops. A shopper who has refused is not asked. */
export const canSubscribe = () =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied';

/** This browser's subscription, once the shopper allows it. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  // Not `ready`, which never resolves where there is no worker.
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('no service worker');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await browserSubscription()) ?? registration.pushManager.subscribe(options);
}

export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
