/** Which leads something happened to, read from the sequence of events. */
import type { Handle } from '../../../platform/database/handle.ts'

type Db = Handle<'site'>

export interface LeadEvent {
  seq: number
  lead_id: string
  at: number
}

/** Events of erased people have a hash in the place of the lead; that somebody was erased is an event of its own. */
const after = `
  select seq, lead_id, at from events where seq > ? and lead_id glob 'lead_*' order by seq limit ?`

export async function happeningsAfter(db: Db, seq: number, limit: number): Promise<LeadEvent[]> {
  const rows = await db.all(after, [seq, limit])
  return rows.map(([seq, lead_id, at]) => ({ seq: Number(seq), lead_id: String(lead_id), at: Number(at) }))
}
