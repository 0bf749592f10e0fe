import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel/kernel.js';
import type { PaymentProvider } from './providers/provider.js';

/** A provider with its routes and jobs in this process. */
export interface InstalledProvider extends PaymentProvider {
  /** Pages and jobs of a provider that lives in this process. */
  readonly install?: (app: FastifyInstance, kernel: PaymentKernel) => void;
}

/** The providers of this process. */
export interface PaymentRegistry {
  readonly providers: readonly InstalledProvider[];
  /** Minutes after which an open payment is too late. */
  readonly expiryMinutes: number;
  readonly timeoutMs: number;
  /** Jobs run by themselves; a test runs them when it wants. */
  readonly hasJobs: boolean;
}

/** The kernel, with the payment providers; none if everything is paid on handover. */
export interface PaymentKernel extends Kernel {
  readonly payments: PaymentRegistry;
}

/** Creates the providers with the resources of this process that they may use. */
export interface PaymentOptions extends Partial<Omit<PaymentRegistry, 'providers'>> {
  readonly providers: (of: Pick<Kernel, 'db' | 'clock'>) => readonly InstalledProvider[];
}
