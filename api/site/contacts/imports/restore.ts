/** Undoing an import for a lead: restores each value that is still the imported one. Pure. */

import { foldCase } from '../../../platform/filter/fold.ts'
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
  unsubscribes: boolean
  /** All that returns. */
  fields: string[]
  /** Somebody changed something since: that stays. */
  has_kept: boolean
}

export function restore(lead: LeadRow, before: Before, values: readonly ValueRow[]): Restored {
  const restored: Restored = { lead, own: {}, put: [], drop: [], unsubscribes: false, fields: [], has_kept: false }
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
  restored.unsubscribes = before.subscribed === true && lead.mailability === 'subscribed'
  return restored
}

const keyOf = (text: string | null): string | null => (text === null ? null : foldCase(text))
