export { deferred } from './testing/deferred.js';
export { answer, fakeBackend } from './testing/fake-backend.js';
export type { Handlers, SeenCall } from './testing/fake-backend.js';
export { PlayedChannel, playChannels } from './testing/played-channel.js';
export { renderInHost } from './testing/render-in-host.js';
export type { HostOptions, InHost } from './testing/render-in-host.js';
export { testTenant } from './testing/tenant.js';
export { watched } from './testing/watched.js';
