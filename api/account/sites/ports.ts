/** What the settings of a site ask of the features in its own database. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Emit } from '../../platform/events/emit.ts'
import { port } from '../../platform/features/port.ts'
import type { OverdueChoice } from '../../platform/features/resumption.ts'

type Db = Handle<'site'>

export interface ResumptionOptions {
  overdue: OverdueChoice
  /** The site was restored from a backup: late email waits for a decision. */
  was_restored: boolean
  emit: Emit
  now: number
}

export interface Resumption {
  /** Applies the owner's choice to overdue runs and emails, while the site is still paused. */
  settleOverdue(tx: Db, options: ResumptionOptions): Promise<void>
  /** Makes what was paused due at once. */
  release(tx: Db, now: number): Promise<void>
}

export const siteResumption = port<Resumption>('siteResumption')

/** Whether an address is that of a font file that the site keeps. */
export const isOwnFont = port<(db: Db, site_id: string, url: string) => Promise<boolean>>('isOwnFont')

export interface SiteSales {
  /** What was bought for a site ends with it. */
  removed(tx: Handle<'control'>, site_id: string, now: number): Promise<void>
}

export const siteSales = port<SiteSales>('siteSales')
