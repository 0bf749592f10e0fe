import type { Writable } from 'node:stream';
import type { Tracing } from '@larder/tracing';
import type { ContentSettings } from '../content/content-services.js';
import type { Clock } from '../kernel/clock.js';
import type { Database } from '../kernel/database/database.js';
import type { ClosedShop } from '../kernel/tenant-directory.js';
import type { CaptchaPort } from '../customers/captcha/captcha.js';
import type { Metrics } from '../kernel/logs/metrics/metrics.js';
import type { LoyaltyProgramme } from '../benefits/loyalty/programme.js';
import type { MailTransport } from '../mail/transport.js';
import type { SmsSender } from '../mail/sms/sms-sender.js';
import type { Geocoder } from '../distribution/maps/geocoder.js';
import type { PushService } from '../orders/push/push-service.js';
import type { PaymentOptions } from '../payments/payment-kernel.js';
import type { FirstAdmin } from '../tenants/office/access/first-admin.js';
import type { LiveSettings } from '../tenants/live/live-tenants.js';
import type { Kernel } from '../kernel/kernel.js';

export interface AppOptions {
  readonly database: Database;
  readonly settings: {
    readonly tenant: string;
    /** Origins under which shoppers see the shops, separated by commas. */
    readonly publicUrl?: string;
    /** Address that the storefront listens on: the default shop's name too. */
    readonly storefrontHost?: string;
    readonly logLevel: string;
    /** Logs every call, whatever the level. */
    readonly hasAccessLog?: boolean;
    readonly checkResponses: boolean;
    /** Bearer tokens of the back office and of imports; absent: there are none. */
    readonly backOfficeSecret?: string;
    readonly importSecret?: string;
    /** The first person of the back office in shops that have nobody. */
    readonly officeAdmin?: FirstAdmin;
    readonly walletPasses?: NonNullable<Kernel['walletPasses']>;
    /** The index in memory when absent. */
    readonly productSearch?: NonNullable<Kernel['productSearch']>;
    /** Shows every mail to every visitor; for development only. */
    readonly showMails?: boolean;
  };
  /** Shops that are not served because their configuration is faulty. */
  readonly closed?: readonly ClosedShop[];
  readonly clock?: Clock;
  /** Mails wait in the database when absent. */
  readonly mail?: MailTransport;
  /** Text messages stay in the database when absent. */
  readonly sms?: SmsSender;
  /** Without it, no push messages are sent. */
  readonly push?: PushService;
  /** Absent: no captcha, every visitor counts as a person. */
  readonly captcha?: CaptchaPort;
  /** The shop's own programme when absent. */
  readonly loyalty?: LoyaltyProgramme;
  /** The shop's own list of addresses when absent. */
  readonly geocoder?: Geocoder;
  /** Nothing can be paid online when absent. */
  readonly payments?: PaymentOptions;
  /** Absent, content is only read from the database. */
  readonly content?: ContentSettings;
  /** With it and content, shops follow their files in the tenants' folder. */
  readonly live?: LiveSettings;
  /** Measures calls and jobs when present. */
  readonly metrics?: Metrics;
  /** Traces calls and jobs when present. */
  readonly tracing?: Tracing;
  /** Output of the log; standard output when absent. */
  readonly log?: Writable;
}
