/** What telling the past goes by. */
import type { ClaimedRun, RunPort, Transition } from '../../../workflows/ports.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import type { NewId } from '../../platform/runtime/ids.ts'
import type { Business } from '../businesses/business.ts'
import type { FurnishedSite } from '../furnish/furnish.ts'
import type { HistoryEntry } from '../furnish/note.ts'

export type Tx = Handle<'site'>
/** The engine's loop, from the composition root. */
export type Advance = (port: RunPort<Tx>, tx: Tx, runs: ClaimedRun[], now: number) => Promise<Transition[]>

export const day_ms = 86_400_000
export const past_days = 90

export interface Past {
  installation: Installation
  newId: NewId
  now: number
  user_id: string
  siteKey: Buffer
  history: HistoryEntry[]
  site: SiteFacts
  business: Business
  furnished: FurnishedSite
  advance: Advance
}
