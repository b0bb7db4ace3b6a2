/** What steps, triggers and conditions are called, and one sentence on what each does. */
import {
  Ban,
  Clock,
  FilePen,
  FormInput,
  type LucideIcon,
  Mail,
  Split,
  Tag,
  TagsIcon,
  UserPlus,
  Users,
  X,
} from 'lucide-react'
import type { MessageKey, Messages } from '../../../messages/messages.tsx'
import type { Option } from '../../../ui/option.tsx'
import { type Filter, needsValue, rulesOf } from '../../filter/filter.ts'
import { opLabels } from '../../filter/filter-fields.ts'
import type { Branch, Duration, DurationUnit, Step, StepType, Trigger } from './document.ts'

export const stepWords: Record<StepType, [name: MessageKey, note: MessageKey, icon: LucideIcon]> = {
  send_email: ['step.send_email', 'step.send_email_note', Mail],
  delay: ['step.delay', 'step.delay_note', Clock],
  paths: ['step.paths', 'step.paths_note', Split],
  assign_tags: ['step.assign_tags', 'step.assign_tags_note', Tag],
  remove_tags: ['step.remove_tags', 'step.remove_tags_note', X],
  set_custom_field_value: ['step.set_value', 'step.set_value_note', FilePen],
  unsubscribe: ['step.unsubscribe', 'step.unsubscribe_note', Ban],
}
export const stepTypes = Object.keys(stepWords) as StepType[]

export const triggerWords: Record<Trigger['type'], [name: MessageKey, icon: LucideIcon]> = {
  form_submitted: ['trigger.form_submitted', FormInput],
  lead_created: ['trigger.lead_created', UserPlus],
  tag_added: ['trigger.tag_added', TagsIcon],
  audience_joined: ['trigger.audience_joined', Users],
}
export const triggerTypes = Object.keys(triggerWords) as Trigger['type'][]

/** Names of the things that a document refers to by id. */
export type Names = {
  tags: Option[]
  audiences: Option[]
  fields: Option[]
  popups: Option[]
  templates: Option[]
  senders: Option[]
}

const unitWords: Record<DurationUnit, MessageKey> = {
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

const namesOf = (messages: Messages, ids: readonly string[], options: Option[]): string =>
  messages.list(ids.map(id => options.find(option => option.id === id)?.label ?? messages.t('step.gone')))

/** One line below a step's name; undefined while nothing is chosen. */
export function stepSummary(messages: Messages, step: Step, names: Names): string | undefined {
  switch (step.type) {
    case 'assign_tags':
    case 'remove_tags':
      return step.tag_ids.length > 0 ? namesOf(messages, step.tag_ids, names.tags) : undefined
    case 'set_custom_field_value':
      if (step.field_id === '') return undefined
      return messages.t('step.value_summary', {
        field: namesOf(messages, [step.field_id], names.fields),
        value: step.value === null || step.value === '' ? messages.t('step.no_value') : String(step.value),
      })
    case 'delay':
      return durationWords(messages, step.duration)
    case 'send_email':
      return step.template_id ? namesOf(messages, [step.template_id], names.templates) : undefined
    case 'paths':
      return messages.t('step.paths_summary', { count: step.branches.length })
    case 'unsubscribe':
      return messages.t('step.unsubscribe_summary')
  }
}

export function triggerSummary(messages: Messages, trigger: Trigger, names: Names): string {
  const name = messages.t(triggerWords[trigger.type][0])
  const joined = (ids: readonly string[], options: Option[]) =>
    ids.length > 0 ? `${name}: ${namesOf(messages, ids, options)}` : name
  switch (trigger.type) {
    case 'form_submitted':
      return trigger.popup_ids?.length
        ? joined(trigger.popup_ids, names.popups)
        : `${name}: ${messages.t('trigger.any_popup')}`
    case 'tag_added':
      return joined(trigger.tag_ids, names.tags)
    case 'audience_joined':
      return joined(trigger.audience_ids, names.audiences)
    case 'lead_created':
      return name
  }
}

/** A filter as a sentence: as far as it is flat. */
export function filterWords(messages: Messages, filter: Filter, names: Names): string | undefined {
  const list = rulesOf(filter)
  if (!list) return messages.t('filter.nested_title')
  if (list.rules.length === 0) return undefined
  const known = [...names.tags, ...names.audiences]
  const sentences = list.rules.map(rule => {
    const field = fieldWords[rule.field]
    const parts = Array.isArray(rule.value) ? rule.value : rule.value === undefined ? [] : [rule.value]
    const words = parts.map(part => known.find(option => option.id === part)?.label ?? String(part))
    const label = field ? messages.t(field) : rule.field.replace('custom_fields.', '')
    return [label, messages.t(opLabels[rule.op]), needsValue(rule.op) ? words.join(', ') : ''].join(' ').trim()
  })
  return sentences.join(list.kind === 'all' ? ` ${messages.t('filter.and')} ` : ` ${messages.t('filter.or')} `)
}

const fieldWords: Record<string, MessageKey> = {
  tags: 'filter.tags',
  audiences: 'filter.audiences',
  mailability: 'filter.mailability',
  language: 'filter.language',
  email: 'filter.email',
  first_name: 'filter.first_name',
  middle_name: 'filter.middle_name',
  last_name: 'filter.last_name',
  phone: 'filter.phone',
  registered_at: 'filter.registered_at',
  last_activity_at: 'filter.last_activity_at',
  last_contacted_at: 'filter.last_contacted_at',
  opens: 'filter.opens',
  clicks: 'filter.clicks',
  timezone: 'filter.timezone',
}

export function branchWords(messages: Messages, branch: Branch, names: Names): string {
  if (branch.when.kind === 'percentage') return messages.t('branch.share', { percent: branch.when.percent })
  return filterWords(messages, branch.when.filter, names) ?? messages.t('branch.everybody')
}
