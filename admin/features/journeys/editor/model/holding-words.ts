/** Whom "existing matching leads" means, in words: those for whom a trigger holds now. The API counts them. */
import type { MessageKey, Messages } from '../../../../messages/messages.tsx'
import type { JourneyDocument, Trigger } from '../../../../product/journeys/document.ts'
import { isMembershipTrigger, membershipTriggers, membersOf } from '../../../../product/journeys/memberships.ts'
import { type Names, namesOf } from '../../../../product/journeys/step-words.ts'
import type { Option } from '../../../../ui/option.tsx'

/** Undefined if all triggers are momentary events, which match no existing lead. */
export function holdingWords(messages: Messages, document: JourneyDocument, names: Names): string | undefined {
  const { t, list } = messages
  const { triggers, enrollment_criteria } = document
  const has_criteria = enrollment_criteria !== undefined
  if (triggers.some(({ type }) => type === 'lead_created')) return t('holds.everybody', { has_criteria })
  const clauses = new Set(triggers.map(trigger => clauseOf(messages, trigger, names)).filter(words => words !== ''))
  if (clauses.size === 0) return undefined
  return t('holds.some', { clauses: list([...clauses], 'disjunction'), has_criteria })
}

type MembersKey = MessageKey<{ count: number; names: string }>

function clauseOf(messages: Messages, trigger: Trigger, names: Names): string {
  const { t } = messages
  const named = (key: MembersKey, ids: readonly string[], options: Option[]) =>
    t(key, { count: ids.length, names: namesOf(messages, ids, options) })
  if (isMembershipTrigger(trigger)) {
    const { holds } = membershipTriggers[trigger.type] as { holds?: MembersKey }
    const { ids, names: of } = membersOf(trigger)
    return holds ? named(holds, ids, names[of]) : ''
  }
  switch (trigger.type) {
    case 'form_submitted':
      return trigger.popup_ids?.length
        ? named('holds.submitted', trigger.popup_ids, names.popups)
        : t('holds.submitted_any')
    case 'spoke_with_assistant':
      return trigger.assistant_ids?.length
        ? named('holds.spoke', trigger.assistant_ids, names.assistants)
        : t('holds.spoke_any')
    case 'lead_confirmed':
      return t('holds.confirmed')
    case 'date_field': {
      const field = namesOf(messages, [trigger.field_id], names.fields)
      const { offset_days: days, yearly = false } = trigger
      const key = days === 0 ? 'holds.date_today' : days < 0 ? 'holds.date_ahead' : 'holds.date_past'
      return t(key, { field, count: Math.abs(days), yearly })
    }
    default:
      return ''
  }
}
