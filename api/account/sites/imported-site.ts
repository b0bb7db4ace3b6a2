/** The row of a site that comes as a file: held to what the endpoints take, since whoever made the file may have changed it. */
import { z } from 'zod'
import { idPattern } from '../../platform/runtime/ids.ts'
import { createSite } from './contract.ts'
import { updateMarketingSettings } from './contract-marketing.ts'
import { updateOverlaySettings } from './contract-overlays.ts'
import { updateTrackingSettings } from './contract-tracking.ts'
import { updateDesignSettings, updateHostSettings } from './contract-widget.ts'
import type { SiteRow } from './store.ts'

const moment = z.int().min(0).nullable()
const marketing = updateMarketingSettings.body.required().shape
const tracking = updateTrackingSettings.body.required().shape

const importedSite = z.object({
  ...createSite.body.required().shape,
  ...updateOverlaySettings.body.required().shape,
  ...updateHostSettings.body.required().shape,
  id: z.string().regex(idPattern('site')),
  published_at: moment,
  paused_at: moment,
  late_until: moment.optional(),
  epoch: z
    .string()
    .regex(/^[0-9a-f]{1,64}$/)
    .nullable()
    .optional(),
  marketing_emails_max: marketing.emails_max,
  marketing_emails_days: marketing.emails_days,
  days_off: marketing.days_off,
  ai_daily_cents_max: marketing.ai_daily_cents_max,
  tracking: tracking.enabled,
  consent_mode: tracking.consent_mode,
  visits_kept_days: tracking.kept_days,
  fonts: updateDesignSettings.body.required().shape.fonts.nullable(),
  version: z.int().min(1),
  brand_version: z.int().min(1),
  created_at: z.int().min(0),
  updated_at: z.int().min(0),
})

export type ImportedSite = z.output<typeof importedSite> & Pick<SiteRow, 'brand'>

/** The row without what belongs to this installation alone; the pointer of what does not fit. */
export function parseImportedSite(given: unknown): { site: z.output<typeof importedSite> } | { pointer: string } {
  const parsed = importedSite.safeParse(given)
  return parsed.success ? { site: parsed.data } : { pointer: `/${parsed.error.issues[0]?.path.join('/') ?? ''}` }
}
