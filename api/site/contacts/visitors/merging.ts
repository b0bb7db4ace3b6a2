/** A browser becomes a lead's and is taken from it again: what the lead then knows of where it came from. */
import type { Handle } from '../../../platform/database/handle.ts'
import { noteOrigin, originVisitor, removeOrigin } from '../lead-origins/rules.ts'
import { forgetInHistory, saveVisitor, type VisitorRow, visitorsOfLead } from './store.ts'

type Db = Handle<'site'>

/** The lead learns where the browser came from; what it knew before stays first. */
export async function tellLead(tx: Db, row: VisitorRow, lead_id: string): Promise<void> {
  const { id: visitor_id, country, device, first_touch, last_touch } = row
  await noteOrigin(tx, { lead_id, visitor_id, country, device, first_touch, last_touch })
}

/** Undoes what the browser brought to the lead: the link, the pages in its history, where it came from. */
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
