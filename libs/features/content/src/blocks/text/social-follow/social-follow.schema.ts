import * as z from 'zod/mini';
import { Address, Line } from '../../schemas.js';

export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  whatsapp: 'WhatsApp',
} as const;

export const schema = z.object({
  title: z.optional(Line),
  profiles: z
    .array(
      z.pipe(
        z.object({
          network: z.enum(Object.keys(networks) as (keyof typeof networks)[]),
          link: Address,
        }),
        z.transform(({ network, link }) => ({ name: networks[network], link })),
      ),
    )
    .check(z.minLength(1), z.maxLength(12)),
});
export type Fields = z.output<typeof schema>;
