/** Forgets what undoing old merges would need. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { leadMergeLimits } from './limits.ts'
import { forgetKept } from './store.ts'

const day_ms = 86_400_000

export const forgettingMerges = ({ database, clock, installation, site_id }: SiteScope) =>
  everyHour(
    () => database.write(tx => forgetKept(tx, clock.now() - leadMergeLimits.lead_merge_undo_days * day_ms)),
    error => installation.log.error({ site_id, ...errorFields(error) }, 'old merges'),
  )
