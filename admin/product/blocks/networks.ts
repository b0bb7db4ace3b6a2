/** What social networks are called, in every language. */
import type { SocialNetwork } from '@leadwright/sdk'

export const networkNames: Record<SocialNetwork, string> = {
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
