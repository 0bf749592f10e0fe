import type { Granted } from './categories.js';

/** Where consent comes from: our own question, or an external party's script. */
export interface ConsentManager {
  /**
   * Says what is granted as soon as that is known, and again with every change. Rejects when the
   * manager cannot be had.
   */
  start(onGranted: (granted: Granted) => void): Promise<void>;
  /** Opens the choice again. */
  open(): void;
}
