export class StartFailed extends Error {
  code: number;
}
export interface RunningShop {
  url: string;
  apiUrl: string;
  stop(): Promise<void>;
  pids(): { host: number | undefined; api: number | undefined };
}
/** `STOREFRONT_URL` and `CACHE_PURGE_SECRET` of the shop that runs with a data folder, if one does. */
export function purgeSettings(dataDir: string | undefined): Record<string, string>;
export function startShop(options?: {
  env?: Record<string, string>;
  onHostExit?: (code: number) => void;
  hostFile?: string;
}): Promise<RunningShop>;
