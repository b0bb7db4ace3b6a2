/** What triggers and conditions are called, and the words of durations, moments and names in steps. */

import {
  CalendarDays,
  Clock,
  Container,
  FormInput,
  Globe,
  HardDrive,
  type LucideIcon,
  MailCheck,
  MessagesSquare,
  MousePointerClick,
  PencilLine,
  Reply,
  UserPlus,
  Webhook,
} from 'lucide-react'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import type { AudienceChoice } from '../filter/choices.ts'
import type { FilterField } from '../filter/filter-fields.ts'
import { filterSentence } from '../filter/filter-sentence.ts'
import { changeableLeadFields } from '../filter/lead-fields.ts'
import type {
  Branch,
  BranchCondition,
  DateFieldMoment,
  Duration,
  DurationUnit,
  Trigger,
  TriggerType,
} from './document.ts'
import { isMembershipTrigger, membershipTriggers, membersOf, wordsOf } from './memberships.ts'

export const triggerWords: Record<TriggerType, [name: MessageKey, icon: LucideIcon]> = {
  form_submitted: ['trigger.form_submitted', FormInput],
  lead_created: ['trigger.lead_created', UserPlus],
  lead_confirmed: ['trigger.lead_confirmed', MailCheck],
  ...wordsOf(membershipTriggers),
  field_changed: ['trigger.field_changed', PencilLine],
  date_field: ['trigger.date_field', CalendarDays],
  page_visited: ['trigger.page_visited', Globe],
  link_clicked: ['trigger.link_clicked', MousePointerClick],
  email_replied: ['trigger.email_replied', Reply],
  spoke_with_assistant: ['trigger.spoke_with_assistant', MessagesSquare],
  sandbox_opened: ['trigger.sandbox_opened', Container],
  sandbox_expires_tomorrow: ['trigger.sandbox_expires_tomorrow', Clock],
  sandbox_space_over: ['trigger.sandbox_space_over', HardDrive],
  api_event: ['trigger.api_event', Webhook],
}
export const triggerTypes = Object.keys(triggerWords) as TriggerType[]

/** Names of the things that a document refers to by id. */
export type Names = {
  tags: Option[]
  audiences: AudienceChoice[]
  fields: Option[]
  popups: Option[]
  assistants: Option[]
  sandboxes: Option[]
  templates: Option[]
  senders: Option[]
  webhook_endpoints: Option[]
  /** What filters ask for. */
  filter_fields: FilterField[]
}

const unitWords: Record<DurationUnit, MessageKey<{ count: number }>> = {
  seconds: 'duration.seconds',
  minutes: 'duration.minutes',
  hours: 'duration.hours',
  days: 'duration.days',
  weeks: 'duration.weeks',
  months: 'duration.months',
  years: 'duration.years',
  business_days: 'duration.business_days',
}

export function durationWords({ t }: Messages, { value, unit, at }: Duration): string {
  const span = t(unitWords[unit], { count: value })
  return at ? t('duration.until_time', { span, at }) : span
}

/** "3 days before Birthday, at 09:00, every year". */
export function momentWords(messages: Messages, moment: DateFieldMoment, names: Names): string {
  const { t } = messages
  const field = namesOf(messages, [moment.field_id], names.fields)
  const count = Math.abs(moment.offset_days)
  const day =
    count === 0
      ? t('moment.on', { field, at: moment.at })
      : t(moment.offset_days < 0 ? 'moment.before' : 'moment.after', { count, field, at: moment.at })
  return moment.yearly ? t('moment.yearly', { day }) : day
}

export const namesOf = (messages: Messages, ids: readonly string[], options: Option[]): string =>
  messages.list(ids.map(id => options.find(option => option.id === id)?.label ?? messages.t('step.gone')))

export function triggerSummary(messages: Messages, trigger: Trigger, names: Names): string {
  const name = messages.t(triggerWords[trigger.type][0])
  const joined = (ids: readonly string[], options: Option[]) =>
    ids.length > 0 ? `${name}: ${namesOf(messages, ids, options)}` : name
  if (isMembershipTrigger(trigger)) {
    const { ids, names: of } = membersOf(trigger)
    return joined(ids, names[of])
  }
  switch (trigger.type) {
    case 'form_submitted':
      return trigger.popup_ids?.length
        ? joined(trigger.popup_ids, names.popups)
        : `${name}: ${messages.t('trigger.any_popup')}`
    case 'field_changed':
      return joined(trigger.field_ids, [...changeableLeadFields(messages.t), ...names.fields])
    case 'date_field':
      return trigger.field_id ? momentWords(messages, trigger, names) : name
    case 'page_visited':
      return [name, trigger.rules.map(rule => rule.value).join(', ')].filter(Boolean).join(': ')
    case 'link_clicked':
      if (trigger.url) return `${name}: ${trigger.url}`
      return trigger.template_ids?.length
        ? joined(trigger.template_ids, names.templates)
        : `${name}: ${messages.t('trigger.any_link')}`
    case 'email_replied':
      return joined(trigger.template_ids ?? [], names.templates)
    case 'spoke_with_assistant': {
      const whom = trigger.assistant_ids?.length
        ? joined(trigger.assistant_ids, names.assistants)
        : `${name}: ${messages.t('trigger.any_assistant')}`
      return trigger.by_form ? `${whom} (${messages.t('trigger.by_form_short')})` : whom
    }
    case 'sandbox_opened':
    case 'sandbox_expires_tomorrow':
    case 'sandbox_space_over':
      return joined(trigger.sandbox_ids ?? [], names.sandboxes)
    case 'api_event':
      return trigger.name ? `${name}: ${trigger.name}` : name
    case 'lead_created':
    case 'lead_confirmed':
      return name
  }
}

export const conditionWords: Record<BranchCondition['type'], MessageKey> = {
  filter: 'branch.by_filter',
  percentage: 'branch.by_share',
  opened: 'branch.by_opened',
  clicked: 'branch.by_clicked',
  replied: 'branch.by_replied',
  answered: 'branch.by_answered',
}

/** Who takes a branch; `numbers` names steps by their id, and answers by `<step>/<answer>`. */
export function branchWords(
  messages: Messages,
  { when }: Branch,
  names: Names,
  numbers: ReadonlyMap<string, string>,
): string {
  const { t } = messages
  if (when.type === 'percentage') return t('branch.share', { percent: when.percent })
  if (when.type === 'filter') return filterSentence(messages, when.filter, names.filter_fields) || t('branch.everybody')
  const step = numbers.get(when.step_id)
  if (step === undefined) return `${t(conditionWords[when.type])}: ${t('step.not_set')}`
  if (when.type === 'opened') return t('branch.opened', { step })
  if (when.type === 'replied') return t('branch.replied', { step })
  if (when.type === 'clicked')
    return when.url ? t('branch.clicked_url', { step, url: when.url }) : t('branch.clicked', { step })
  const answer = when.answer_id === undefined ? undefined : numbers.get(`${when.step_id}/${when.answer_id}`)
  return answer ? t('branch.answered_with', { step, answer }) : t('branch.answered', { step })
}
