/** What sandboxes ask of the feature that gives leads access, which is built on them. */

import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'

type Db = Handle<'site'>

/** How many leads have access to each now. */
export const leadsWithAccess =
  port<(db: Db, sandbox_ids: readonly string[], now: number) => Promise<Map<string, number>>>('leadsWithAccess')

/** Its data is gone, or goes now: accesses to it end. */
export const endAccesses = port<(tx: Db, sandbox_id: string, acting: WriteContext) => Promise<void>>('endAccesses')

/** Leads are told that there is no more space in what they have, and filters that there is again. */
export const tellSpace =
  port<(tx: Db, change: { sandbox_id: string; is_over: boolean }, acting: WriteContext) => Promise<void>>('tellSpace')
