import type { Granted } from './categories.js';

/** Source of consent: the built-in dialog, or an external script. */
export interface ConsentManager {
  /**
   * Reports the granted categories once they are known, and after every change. Rejects when the
   * manager fails to load.
   */
  start(onGranted: (granted: Granted) => void): Promise<void>;
  /** Opens the choice again. */
  open(): void;
}
