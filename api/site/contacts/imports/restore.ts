/** Undoing an import for a lead: restores each value that is still the imported one. Pure. */

import { foldCase } from '../../../platform/filter/fold.ts'
import type { ConsentRow } from '../consents/rules.ts'
import type { ValueRow } from '../custom-fields/rules.ts'
import type { OwnField } from '../leads/fields.ts'
import type { LeadRow } from '../leads/rules.ts'
import type { Before } from './states.ts'

export interface Restored {
  lead: LeadRow
  own: Partial<Pick<LeadRow, OwnField>>
  put: ValueRow[]
  /** Fields that had no value before. */
  drop: string[]
  /** The import had subscribed it, and nothing has been decided since. */
  unsubscribes: boolean
  /** How it stood before a withdrawal of the file, after which nothing has been decided. */
  stood: Pick<LeadRow, 'mailability' | 'unsubscribed_at'> | null
  /** All that returns. */
  fields: string[]
  /** Somebody changed something since: that stays. */
  has_kept: boolean
}

/** `last`: the last entry of the lead's ledger. */
export function restore(
  lead: LeadRow,
  before: Before,
  { values, last }: { values: readonly ValueRow[]; last: ConsentRow | undefined },
): Restored {
  const restored: Restored = {
    ...{ lead, own: {}, put: [], drop: [], fields: [] },
    ...{ unsubscribes: false, stood: null, has_kept: false },
  }
  for (const [name, [was, became]] of Object.entries(before.own ?? {})) {
    const field = name as OwnField
    if (lead[field] === became) {
      Object.assign(restored.own, { [field]: was })
      restored.fields.push(name)
    } else if (lead[field] !== was) restored.has_kept = true
  }
  for (const [field_id, [was, became]] of Object.entries(before.custom ?? {})) {
    const now = values.find(value => value.field_id === field_id)
    if (now?.text === became[0] && now.number === became[1]) {
      if (was === null) restored.drop.push(field_id)
      else restored.put.push({ lead_id: lead.id, field_id, text: was[0], text_key: keyOf(was[0]), number: was[1] })
      restored.fields.push(field_id)
    } else if (now?.text !== was?.[0] || now?.number !== was?.[1]) restored.has_kept = true
  }
  restoreSubscription(restored, before, last)
  return restored
}

/** Only where the last word is the import's own. Imports of earlier releases did not note which it was. */
function restoreSubscription(restored: Restored, before: Before, last: ConsentRow | undefined): void {
  const { lead } = restored
  if (before.subscribed) {
    const isOwn = before.consent_id === undefined ? last?.method === 'import' : last?.id === before.consent_id
    if (lead.mailability === 'subscribed' && isOwn) restored.unsubscribes = true
    else if (lead.mailability === 'subscribed') restored.has_kept = true
  }
  if (!before.withdrawn) return
  const { entry_id, ...stood } = before.withdrawn
  if (last?.id === entry_id) restored.stood = stood
  else restored.has_kept = true
}

const keyOf = (text: string | null): string | null => (text === null ? null : foldCase(text))
