import * as z from 'zod/mini';

/** From the least to the most: a manager may do what a picker may, an admin everything. */
export const roles = ['picker', 'manager', 'admin'] as const;
export const Role = z.enum(roles);
export type Role = z.output<typeof Role>;

/** Whether a person's role includes what `least` may do. */
export const hasRole = (role: Role, least: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(least);

const Email = z.email().check(z.maxLength(254));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
export const minPasswordLength = 12;
const Password = z.string().check(z.minLength(minPasswordLength), z.maxLength(200));

export const Staff = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: Role,
  isActive: z.boolean(),
});
export type Staff = z.output<typeof Staff>;

export const NewStaff = z.object({ email: Email, name: Name, role: Role, password: Password });
/** A new password ends the person's sessions, and so does an inactive account. */
export const StaffChange = z.object({
  name: Name,
  role: Role,
  isActive: z.boolean(),
  password: z.optional(Password),
});

export const OfficeLogin = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** The signed-in person, and what the pages need to know about the shop. */
export const OfficeSession = z.object({
  staff: Staff,
  /** Sent with every change in the header `x-xsrf-token`. */
  xsrf: z.string(),
  shop: z.object({
    tenant: z.string(),
    locale: z.string(),
    /** Every locale of the shop, its first one first. */
    locales: z.array(z.string()),
    currency: z.string(),
    timeZone: z.string(),
    /** Where the shop's content is edited; absent where it is in files. */
    contentUrl: z.optional(z.string()),
  }),
});
export type OfficeSession = z.output<typeof OfficeSession>;

/** A change that somebody made: who, when, and what it was before and after. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime({ offset: true }),
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type AuditEntry = z.output<typeof AuditEntry>;
