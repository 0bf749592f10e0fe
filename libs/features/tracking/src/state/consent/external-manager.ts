import type { ExternalSettings } from '../../config.js';
import { loadScript } from '../scripts/load-script.js';
import { grantedOf } from './categories.js';
import type { ConsentManager } from './manager.js';

/** Globals of the manager's script. */
export interface ManagerWindow {
  /** Called by the script when it is ready and with every choice. */
  OptanonWrapper?: () => void;
  /** Granted categories, as in `,C0001,C0002,`. */
  OnetrustActiveGroups?: string;
  OneTrust?: {
    ToggleInfoDisplay(): void;
    GetDomainData?(): DomainData;
  };
}
export interface DomainData {
  readonly Groups?: readonly {
    readonly CustomGroupId?: string;
    readonly GroupName?: string;
    readonly GroupDescription?: string;
    readonly Cookies?: readonly ManagerCookie[];
    readonly FirstPartyCookies?: readonly ManagerCookie[];
  }[];
}
export interface ManagerCookie {
  readonly Name?: string;
  readonly Host?: string;
  readonly description?: string;
  readonly Length?: string | number;
  readonly IsSession?: boolean;
}

export const managerWindow = (): ManagerWindow => window as Window & ManagerWindow;
/** Event on the document when the manager is ready or a choice was made. */
export const MANAGER_READY = 'larder:consent-manager';

/** TRK-11: a third-party script with its own dialog. */
export function externalManager({ id, src }: Pick<ExternalSettings, 'id' | 'src'>): ConsentManager {
  return {
    start: (onGranted) => {
      managerWindow().OptanonWrapper = () => {
        onGranted(grantedOf(managerWindow().OnetrustActiveGroups?.split(',') ?? []));
        document.dispatchEvent(new Event(MANAGER_READY));
      };
      return loadScript(src, { 'data-domain-script': id });
    },
    open: () => managerWindow().OneTrust?.ToggleInfoDisplay(),
  };
}
