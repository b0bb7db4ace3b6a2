/** Setting one field of many leads, an own or a custom one, or taking its value away. */

import type { Handle } from '../../../platform/database/handle.ts'
import {
  type FieldRow,
  type FieldValue,
  fieldByName,
  parseFieldValue,
  toStored,
  type ValueRow,
  valueRowsOf,
} from '../custom-fields/rules.ts'
import { type OwnField, ownFieldNames } from '../lead-records/fields.ts'
import { leadRows } from '../lead-records/rules.ts'
import { changeLead, restoreFieldOfLeads, setFieldOfLeads } from '../leads/rules.ts'
import { type InLeadAction, leadActionType } from './action-type.ts'
import { setField } from './contract.ts'
import type { Before } from './field-before.ts'
import type { ChangedLead } from './rows-store.ts'

type Db = Handle<'site'>
type StoredValue = Pick<ValueRow, 'text' | 'text_key' | 'number'>

type OfOwn = Extract<Before, { own: OwnField }>
type OfCustom = Extract<Before, { custom: string }>

const isOwn = (field: string): field is OwnField => (ownFieldNames as string[]).includes(field)

async function setOwn(tx: Db, lead_ids: readonly string[], own: OwnField, value: string | null, context: InLeadAction) {
  const change = { own: { [own]: value }, email: undefined, quality: undefined, custom_fields: undefined }
  const changed: ChangedLead<OfOwn>[] = []
  for (const lead of (await leadRows.withIds(tx, lead_ids)).values()) {
    const saved = await changeLead(tx, lead, change, context)
    if (saved[own] !== lead[own])
      changed.push({ lead_id: lead.id, before: { own, was: lead[own], became: saved[own] } })
  }
  return changed
}

const storedOf = ({ text, text_key, number }: StoredValue): StoredValue => ({ text, text_key, number })

async function valuesOf(tx: Db, lead_ids: readonly string[], field_id: string): Promise<Map<string, StoredValue>> {
  const rows = await valueRowsOf(tx, lead_ids)
  return new Map(rows.flatMap(row => (row.field_id === field_id ? [[row.lead_id, storedOf(row)]] : [])))
}

async function setCustom(
  tx: Db,
  lead_ids: readonly string[],
  field: FieldRow,
  value: FieldValue | null,
  context: InLeadAction,
) {
  const parsed = parseFieldValue(field, value)
  const before = await valuesOf(tx, lead_ids, field.id)
  const set = await setFieldOfLeads(tx, lead_ids, field, value, context)
  if (!set.ok || !parsed.ok) return { canceled: 'field_changed' as const }
  const became = parsed.value === null ? null : storedOf(toStored(field.type, parsed.value))
  return set.changed.map(
    (lead_id): ChangedLead<OfCustom> => ({
      lead_id,
      before: { custom: field.name, was: before.get(lead_id) ?? null, became },
    }),
  )
}

async function restoreOwn(tx: Db, changed: readonly ChangedLead<OfOwn>[], context: InLeadAction): Promise<string[]> {
  const leads = await leadRows.withIds(
    tx,
    changed.map(({ lead_id }) => lead_id),
  )
  const kept: string[] = []
  for (const { lead_id, before } of changed) {
    const lead = leads.get(lead_id)
    if (!lead) continue
    const now = lead[before.own]
    if (now !== before.became) {
      if (now !== before.was) kept.push(lead_id)
      continue
    }
    const own = { [before.own]: before.was }
    await changeLead(tx, lead, { own, email: undefined, quality: undefined, custom_fields: undefined }, context)
  }
  return kept
}

const isSame = (one: StoredValue | null, other: StoredValue | null): boolean =>
  one?.text === other?.text && one?.number === other?.number

async function restoreCustom(
  tx: Db,
  field: FieldRow,
  changed: readonly ChangedLead<OfCustom>[],
  context: InLeadAction,
): Promise<string[]> {
  const ids = changed.map(({ lead_id }) => lead_id)
  const now = await valuesOf(tx, ids, field.id)
  const put: ValueRow[] = []
  const drop: string[] = []
  const kept: string[] = []
  for (const { lead_id, before } of changed) {
    const value = now.get(lead_id) ?? null
    if (isSame(value, before.became)) {
      if (before.was) put.push({ lead_id, field_id: field.id, ...before.was })
      else drop.push(lead_id)
    } else if (!isSame(value, before.was)) kept.push(lead_id)
  }
  await restoreFieldOfLeads(tx, field, { put, drop }, context)
  return kept
}

const isOfOwn = (one: ChangedLead<Before>): one is ChangedLead<OfOwn> => 'own' in one.before
const isOfCustom = (one: ChangedLead<Before>): one is ChangedLead<OfCustom> => 'custom' in one.before

export const leadFieldChange = leadActionType({
  name: 'lead_field_change',
  permission: 'manage-leads',
  asked: setField,
  details: ({ type, field }) => ({ action: type, field }),
  reasons: ['field_changed'],

  async apply(
    tx,
    lead_ids,
    { field: name, value },
    context,
  ): Promise<readonly ChangedLead<Before>[] | { canceled: 'field_changed' }> {
    if (isOwn(name)) return setOwn(tx, lead_ids, name, value === null ? null : String(value), context)
    const field = await fieldByName(tx, name)
    return field ? setCustom(tx, lead_ids, field, value, context) : { canceled: 'field_changed' }
  },

  async undo(tx, changed, context) {
    const kept = await restoreOwn(tx, changed.filter(isOfOwn), context)
    const custom = Map.groupBy(changed.filter(isOfCustom), ({ before }) => before.custom)
    for (const [name, all] of custom) {
      const field = await fieldByName(tx, name)
      if (field) kept.push(...(await restoreCustom(tx, field, all, context)))
    }
    return kept
  },
})
