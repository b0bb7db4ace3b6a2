/** Tells of changes to many leads at once where no other event does: of a tag that is renamed, an address that is suppressed. */
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import { type Emit, emitMany, emitWith } from '../../../platform/events/emit.ts'
import { forgetLeadsSoFar } from '../../../platform/features/housekeeping.ts'
import { leadNoted } from './events.ts'
import { leadRecordLimits } from './limits.ts'

/**
 * `lead_ids` is a query of their ids. Of more than are told of one by one, whoever follows the changes of leads reads all of
 * them again. Starts no journey.
 */
export async function noteLeads(
  tx: Handle<'site'>,
  lead_ids: SQL,
  fields: readonly string[],
  emit: Emit,
): Promise<void> {
  const most = leadRecordLimits.leads_noted_at_once_max
  const rows = await tx.all<[string]>(sql`${lead_ids} limit ${most + 1}`)
  if (rows.length > most) return forgetLeadsSoFar(tx)
  const ids = rows.map(([id]) => id)
  await emitMany(emitWith(emit, suppressUnless(false)), tx, leadNoted, ids, { fields: [...fields] })
}
