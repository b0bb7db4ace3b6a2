/** Names of social networks, in every language. */
import type { z } from '@hono/zod-openapi'
import type { socialNetwork } from '../../../../platform/pages/blocks/kinds.ts'

export const networkNames: Record<z.output<typeof socialNetwork>, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  threads: 'Threads',
  pinterest: 'Pinterest',
  website: 'Website',
}
