/** Leads that a caller names, which have to be there. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { mergedInto } from './merged.ts'
import { findLead, knownLeads, type LeadRow } from './store.ts'

type Db = Handle<'site'>

export async function existingLead(db: Db, id: string): Promise<LeadRow> {
  const row = await findLead(db, id)
  if (!row) throw await unknownLead(db, id)
  return row
}

/** Names the lead that one of this id was merged into. */
async function unknownLead(db: Db, id: string) {
  const into = await mergedInto(db, id)
  return problem('not_found', into && { blockers: [{ type: 'lead', id: into.id, name: into.email }] })
}

/** 422 at each id that names no lead of the site. */
export async function requireLeads(db: Db, ids: readonly string[], pointer = '/lead_ids'): Promise<void> {
  const known = await knownLeads(db, ids)
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}
