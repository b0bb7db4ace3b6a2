/** The pages that most owners begin with. */
import type { PageTemplate } from './template.ts'
import { about } from './texts/about.ts'
import { event } from './texts/event.ts'
import { leadMagnet } from './texts/lead-magnet.ts'
import { localService } from './texts/local-service.ts'
import { newsletter } from './texts/newsletter.ts'
import { pricing } from './texts/pricing.ts'
import { productLaunch } from './texts/product-launch.ts'
import { waitlist } from './texts/waitlist.ts'

export const templateKeys = [
  'product_launch',
  'newsletter',
  'lead_magnet',
  'event',
  'waitlist',
  'local_service',
  'pricing',
  'about',
] as const
export type TemplateKey = (typeof templateKeys)[number]

export const templates: Readonly<Record<TemplateKey, PageTemplate>> = {
  product_launch: productLaunch,
  newsletter,
  lead_magnet: leadMagnet,
  event,
  waitlist,
  local_service: localService,
  pricing,
  about,
}
