/** The rules of leads, for other features to call. Capturing leads is in capture.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import {
  type FieldRow,
  type FieldValue,
  putValueRows,
  type ValueRow,
  writeValueOfLeads,
} from '../custom-fields/rules.ts'
import { leadUpdated } from '../lead-records/events.ts'
import { knownLeads, lastDays, noteChanges } from '../lead-records/rules.ts'
import { countRegistered } from './registrations.ts'

export { leadsAllowance, leadsAllowed } from './allowances.ts'
export * as manyLeads from './bulk.ts'
export { type Capture, captureLead, freshLead, type LeadCapture, parseOwn } from './capture.ts'
export { changeLead, requireValues } from './change.ts'
export { eraseLeads, withdrawAddress } from './erase.ts'
export { type LeadFacts, leadFacts } from './facts.ts'
export { filterFields, filterKinds } from './filter-fields.ts'
export { leadByEmail, loadPresentLead } from './present-lead.ts'
export {
  countSelected,
  type LeadSelection,
  leadSelection,
  pageOfSelected,
  requireOrder,
  requireSelection,
  selectedIds,
} from './selection.ts'
export {
  countMatchingLeads,
  filterProblems,
  type LeadIds,
  type LeadQuery,
  lastLeadId,
  leadsMatching,
  matchingLeadIds,
  newestLeadIds,
} from './store-lists.ts'
export { declareSuppressions } from './suppressed.ts'
export { type LeadOnWire, oneLead, toLeads } from './wire.ts'

type Db = Handle<'site'>

export type SetValues = { ok: true; changed: string[] } | { ok: false; code: string }

/**
 * Sets the value of one custom field of leads; null or empty text removes it. Answers the leads whose value changed;
 * ids that name no lead are passed over.
 */
export async function setFieldOfLeads(
  tx: Db,
  lead_ids: readonly string[],
  field: FieldRow,
  value: FieldValue | null,
  context: WriteContext,
): Promise<SetValues> {
  const written = await writeValueOfLeads(tx, lead_ids, field, value)
  if (!written.ok || written.changed.length === 0) return written
  await noteChanges(tx, written.changed, context.now())
  const data = { fields: [field.name] }
  for (const lead_id of written.changed) await context.emit(tx, leadUpdated, { lead_id, data })
  return written
}

/** Puts former values of one custom field back, whatever is there; a lead without one had none. */
export async function restoreFieldOfLeads(
  tx: Db,
  field: FieldRow,
  former: { put: readonly ValueRow[]; drop: readonly string[] },
  context: WriteContext,
): Promise<void> {
  await putValueRows(tx, former.put)
  await writeValueOfLeads(tx, former.drop, field, null)
  const ids = [...former.put.map(({ lead_id }) => lead_id), ...former.drop]
  await noteChanges(tx, ids, context.now())
  for (const lead_id of ids) await context.emit(tx, leadUpdated, { lead_id, data: { fields: [field.name] } })
}

export type SetValue = { ok: true; changed: boolean } | { ok: false; code: string }

/** The same for one lead, which must be there. */
export async function setFieldValue(
  tx: Db,
  lead_id: string,
  field: FieldRow,
  value: FieldValue | null,
  context: WriteContext,
): Promise<SetValue> {
  if (!(await knownLeads(tx, [lead_id])).has(lead_id)) return { ok: false, code: 'unknown_reference' }
  const set = await setFieldOfLeads(tx, [lead_id], field, value, context)
  return set.ok ? { ok: true, changed: set.changed.length > 0 } : set
}

/** How many leads registered on each of the last so many days, oldest first. */
export async function registeredByDay(
  db: Db,
  count: number,
  timezone: string,
  now: number,
): Promise<{ date: string; count: number }[]> {
  const days = lastDays(count, timezone, now)
  const counts = await countRegistered(db, days)
  return days.map(({ date }, at) => ({ date, count: counts[at] ?? 0 }))
}
