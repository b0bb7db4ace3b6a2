/** One turn of carrying a broadcast on, and what it is given. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { BroadcastRow } from './store.ts'

export interface BroadcastWork {
  scope: SiteScope
  site: SiteFacts
  emit: Emit
}

/** Changes that one turn writes, on top of the broadcast as it is then, and the time of the next. */
export interface Turn {
  again_at: number
  write?(tx: Handle<'site'>, present: BroadcastRow): Promise<void>
}
