export { deferred } from './testing/deferred.js';
export { answer, fakeBackend } from './testing/fake-backend.js';
export type { Handlers, RecordedCall } from './testing/fake-backend.js';
export {
  FakeBroadcastChannel,
  installFakeBroadcastChannel,
} from './testing/fake-broadcast-channel.js';
export { renderInHost } from './testing/render-in-host.js';
export type { HostOptions, RenderedHost } from './testing/render-in-host.js';
export { testTenant } from './testing/tenant.js';
export { observableValue } from './testing/observable-value.js';
