/** How each step type looks and what the editor does with it: the one table to extend with a new step. */
import {
  Ban,
  CalendarPlus,
  Clock,
  Container,
  FilePen,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  Sparkles,
  Split,
  Webhook,
} from 'lucide-react'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import { newBranch, type Step, type StepType } from './document.ts'
import { membershipSteps, membersOf, newMembershipStep } from './memberships.ts'
import { isBranch, isList, isRecord, isSpan, isText } from './pasted-values.ts'
import { durationWords, momentWords, type Names, namesOf } from './step-words.ts'

/** Each has a color of its own wherever steps are drawn. */
export type StepKind = 'trigger' | 'wait' | 'branch' | 'email' | 'question' | 'ai' | 'data' | 'people' | 'stop'

export interface StepView<S extends Step = Step> {
  type: StepKind
  /** The part of the menu in which it stands. */
  group: 'usual' | 'email' | 'lead' | 'systems'
  name: MessageKey
  /** One sentence on what it does. */
  note: MessageKey
  icon: LucideIcon
  /** A new step with its defaults. */
  create: (id: string, newId: () => string) => S
  /** One line below its name; undefined while nothing is chosen. */
  summary: (messages: Messages, step: S, names: Names) => string | undefined
  /** Whether a pasted step has what the editor relies on; the server checks the rest. */
  accepts: (step: Record<string, unknown>) => boolean
}

const usual_extension_hours = 24
const hoursWords = (messages: Messages, value: number) => durationWords(messages, { value, unit: 'hours' })

type StepViews = { [T in StepType]: StepView<Extract<Step, { type: T }>> }

const memberships = Object.fromEntries(
  Object.entries(membershipSteps).map(([type, { ids, words }]) => {
    const [name, note, icon] = words
    const view: StepView = {
      type: 'people',
      group: 'lead',
      name,
      note,
      icon,
      create: id => newMembershipStep(id, type as keyof typeof membershipSteps),
      summary: (messages, step, names) => {
        const members = membersOf(step as Parameters<typeof membersOf>[0])
        return members.ids.length > 0 ? namesOf(messages, members.ids, names[members.names]) : undefined
      },
      accepts: step => isList(step[ids], isText),
    }
    return [type, view]
  }),
) as unknown as Pick<StepViews, keyof typeof membershipSteps>

export const stepViews: StepViews = {
  send_email: {
    type: 'email',
    group: 'usual',
    name: 'step.send_email',
    note: 'step.send_email_note',
    icon: Mail,
    create: id => ({ id, type: 'send_email', template_id: '', sender_id: '' }),
    summary: (messages, { template_id }, { templates }) =>
      template_id ? namesOf(messages, [template_id], templates) : undefined,
    accepts: step => isText(step.template_id) && isText(step.sender_id),
  },
  delay: {
    type: 'wait',
    group: 'usual',
    name: 'step.delay',
    note: 'step.delay_note',
    icon: Clock,
    create: id => ({ id, type: 'delay', duration: { value: 1, unit: 'days' } }),
    summary: (messages, { duration, until }, names) => {
      if (until) return until.field_id ? momentWords(messages, until, names) : undefined
      return duration && durationWords(messages, duration)
    },
    accepts: step =>
      isSpan(step.duration) || (isRecord(step.until) && isText(step.until.field_id) && isText(step.until.at)),
  },
  ask_question: {
    type: 'question',
    group: 'email',
    name: 'step.ask_question',
    note: 'step.ask_question_note',
    icon: MessageCircleQuestion,
    create: (id, newId) => ({
      id,
      type: 'ask_question',
      template_id: '',
      sender_id: '',
      question: '',
      answers: [
        { id: newId(), label: '' },
        { id: newId(), label: '' },
      ],
      wait_up_to: { value: 7, unit: 'days' },
    }),
    summary: (_messages, { question }) => question || undefined,
    accepts: step =>
      isText(step.template_id) && isText(step.question) && isList(step.answers, isAnswer) && isSpan(step.wait_up_to),
  },
  ai_email_writer: {
    type: 'ai',
    group: 'email',
    name: 'step.ai_writer',
    note: 'step.ai_writer_note',
    icon: Sparkles,
    create: id => ({ id, type: 'ai_email_writer', prompt: '', needs_approval: true }),
    summary: ({ t }, { prompt, needs_approval }) => {
      if (prompt.trim() === '') return undefined
      return needs_approval ? t('step.writer_approved', { prompt }) : prompt
    },
    accepts: step => isText(step.prompt),
  },
  paths: {
    type: 'branch',
    group: 'usual',
    name: 'step.paths',
    note: 'step.paths_note',
    icon: Split,
    create: (id, newId) => ({ id, type: 'paths', branches: [newBranch('filter', newId)], otherwise: [] }),
    summary: ({ t }, { branches }) => t('step.paths_summary', { count: branches.length }),
    accepts: step =>
      isList(step.branches, branch => isBranch(branch, acceptsStep)) && isList(step.otherwise, acceptsStep),
  },
  ...memberships,
  set_custom_field_value: {
    type: 'data',
    group: 'lead',
    name: 'step.set_value',
    note: 'step.set_value_note',
    icon: FilePen,
    create: id => ({ id, type: 'set_custom_field_value', field_id: '', value: null }),
    summary: (messages, { field_id, value }, { fields }) => {
      if (field_id === '') return undefined
      const isNone = value === null || value === ''
      return messages.t('step.value_summary', {
        field: namesOf(messages, [field_id], fields),
        value: isNone ? messages.t('step.no_value') : String(value),
      })
    },
    accepts: step => isText(step.field_id) && 'value' in step && !isRecord(step.value),
  },
  webhook: {
    type: 'data',
    group: 'systems',
    name: 'step.webhook',
    note: 'step.webhook_note',
    icon: Webhook,
    create: id => ({ id, type: 'webhook', webhook_endpoint_id: '', fields: [] }),
    summary: (messages, { webhook_endpoint_id }, { webhook_endpoints }) =>
      webhook_endpoint_id ? namesOf(messages, [webhook_endpoint_id], webhook_endpoints) : undefined,
    accepts: step => isText(step.webhook_endpoint_id) && isList(step.fields, isAnswerField),
  },
  assign_sandbox: {
    type: 'people',
    group: 'lead',
    name: 'step.assign_sandbox',
    note: 'step.assign_sandbox_note',
    icon: Container,
    create: id => ({ id, type: 'assign_sandbox', sandbox_id: '' }),
    summary(messages, { sandbox_id, hours }, { sandboxes }) {
      if (sandbox_id === '') return undefined
      const name = namesOf(messages, [sandbox_id], sandboxes)
      if (hours === undefined) return name
      return hours === 0
        ? messages.t('step.sandbox_endless', { name })
        : messages.t('step.sandbox_for', { name, span: hoursWords(messages, hours) })
    },
    accepts: step => isText(step.sandbox_id),
  },
  extend_sandbox: {
    type: 'people',
    group: 'lead',
    name: 'step.extend_sandbox',
    note: 'step.extend_sandbox_note',
    icon: CalendarPlus,
    create: id => ({ id, type: 'extend_sandbox', sandbox_id: '', hours: usual_extension_hours }),
    summary: (messages, { sandbox_id, hours }, { sandboxes }) =>
      sandbox_id
        ? messages.t('step.sandbox_more', {
            name: namesOf(messages, [sandbox_id], sandboxes),
            span: hoursWords(messages, hours),
          })
        : undefined,
    accepts: step => isText(step.sandbox_id) && typeof step.hours === 'number',
  },
  unsubscribe: {
    type: 'stop',
    group: 'lead',
    name: 'step.unsubscribe',
    note: 'step.unsubscribe_note',
    icon: Ban,
    create: id => ({ id, type: 'unsubscribe' }),
    summary: ({ t }) => t('step.unsubscribe_summary'),
    accepts: () => true,
  },
}

export const stepTypes = Object.keys(stepViews) as StepType[]

export const isStepType = (type: string): type is StepType => Object.hasOwn(stepViews, type)

export const newStep = (type: StepType, newId: () => string): Step => stepViews[type].create(newId(), newId)

export const stepSummary = (messages: Messages, step: Step, names: Names): string | undefined =>
  (stepViews[step.type] as StepView).summary(messages, step, names)

/** Whether a pasted value is a step. */
export function acceptsStep(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.id) || !isText(value.type)) return false
  return isStepType(value.type) && stepViews[value.type].accepts(value)
}

const isAnswer = (value: unknown): boolean => isRecord(value) && isText(value.id) && isText(value.label)
const isAnswerField = (value: unknown): boolean => isRecord(value) && isText(value.path) && isText(value.field_id)
