/** What moving a site asks of the features in its own database. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'

type Db = Handle<'site'>

/** What a site brings that an importer wants to know at once. */
export const contentCounts = port<(db: Db) => Promise<{ lead_count: number; live_run_count: number }>>('contentCounts')

/** How many emails are being handed over, whose outcome is not known yet. */
export const openHandOffs = port<(db: Db) => Promise<number>>('openHandOffs')
