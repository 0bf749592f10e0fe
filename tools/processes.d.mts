export class StartFailed extends Error {
  code: number;
}
export interface RunningShop {
  url: string;
  apiUrl: string;
  stop(): Promise<void>;
  pids(): { host: number | undefined; api: number | undefined };
}
export function startShop(options?: {
  env?: Record<string, string>;
  onHostExit?: (code: number) => void;
}): Promise<RunningShop>;
