/** Linking a browser to a lead and unlinking it: the effect on the lead's origin. */
import type { Handle } from '../../../platform/database/handle.ts'
import { noteOrigin, originVisitor, removeOrigin } from '../lead-records/rules.ts'
import { forgetInHistory, saveVisitor, type VisitorRow, visitorsOfLead } from './store.ts'

type Db = Handle<'site'>

/** Adds the browser's arrivals to the lead's origin; the first arrival stays. */
export async function tellLead(tx: Db, row: VisitorRow, lead_id: string): Promise<void> {
  const { id: visitor_id, country, device, first_touch, last_touch } = row
  await noteOrigin(tx, { lead_id, visitor_id, country, device, first_touch, last_touch })
}

/** Removes what the browser added to the lead: the link, the pages in its history, the origin. */
export async function takeFromLead(tx: Db, row: VisitorRow, lead_id: string): Promise<void> {
  await saveVisitor(tx, row.id, { lead_id: null, known_by: null, linked_at: null })
  await forgetInHistory(tx, lead_id, row.id)
  if ((await originVisitor(tx, lead_id)) !== row.id) return
  await removeOrigin(tx, lead_id)
  const others = (await visitorsOfLead(tx, lead_id)).filter(other => other.first_touch !== null)
  for (const other of others.toSorted((a, b) => (a.first_touch?.at ?? 0) - (b.first_touch?.at ?? 0))) {
    await tellLead(tx, other, lead_id)
  }
}
