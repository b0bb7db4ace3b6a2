/** Numbers and states of connections, in words. */
import type {
  Connection,
  ServiceConsent,
  ServiceFieldType,
  SyncConflictRule,
  SyncStatus,
  SyncTrialAction,
} from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useFieldChoices } from '../../product/filter/choices.ts'
import { leadFieldNamed, ownLeadFields } from '../../product/filter/lead-fields.ts'
import type { Option } from '../../ui/option.tsx'

/** When anything went either way last. */
export const lastSync = ({ last_sent_at, last_received_at }: Connection): string | undefined =>
  [last_sent_at, last_received_at]
    .flatMap(at => at ?? [])
    .sort()
    .at(-1)

/** Whether the service can be asked: for its lists and fields, and in a trial. */
export const canAsk = ({ status }: Connection): boolean => status !== 'reauthorization_required'

export const refusedLeads = ({ errors }: Connection): number => errors.reduce((sum, { leads }) => sum + leads, 0)

/** "96", or "96 of 10,000" where the service has a limit. */
export function useCallWords() {
  const { t, number } = useMessages()
  return ({ calls_today, calls_per_day }: Connection): string =>
    calls_per_day === null
      ? number(calls_today)
      : t('connections.calls_used', { used: number(calls_today), limit: number(calls_per_day) })
}

export const fieldTypeWords = {
  text: 'connections.type_text',
  number: 'connections.type_number',
  date: 'connections.type_date',
  datetime: 'connections.type_datetime',
  boolean: 'connections.type_boolean',
  choice: 'connections.type_choice',
  choices: 'connections.type_choices',
  phone: 'connections.type_phone',
  address: 'connections.type_address',
  url: 'connections.type_url',
  birthday: 'connections.type_birthday',
} as const satisfies Record<ServiceFieldType, MessageKey>

export const conflictRules = ['newest', 'ours', 'theirs'] as const satisfies readonly SyncConflictRule[]
export const conflictWords = {
  newest: 'connections.conflict_newest',
  ours: 'connections.conflict_ours',
  theirs: 'connections.conflict_theirs',
} as const satisfies Record<SyncConflictRule, MessageKey | MessageKey<{ service: string }>>

export const entryStates = [
  'waiting',
  'under_way',
  'synced',
  'refused',
  'left_out',
] as const satisfies readonly SyncStatus[]
export const entryStateWords = {
  waiting: 'connections.entry_waiting',
  under_way: 'connections.entry_under_way',
  synced: 'connections.entry_synced',
  refused: 'connections.entry_refused',
  left_out: 'connections.entry_left_out',
} as const satisfies Record<SyncStatus, MessageKey>

export const consentWords = {
  subscribed: 'connections.consent_subscribed',
  unsubscribed: 'connections.consent_unsubscribed',
  bounced: 'connections.consent_bounced',
  complained: 'connections.consent_complained',
  pending: 'connections.consent_pending',
  absent: 'connections.consent_absent',
  archived: 'connections.consent_archived',
} as const satisfies Record<ServiceConsent, MessageKey>

export const trialActionWords = {
  create: 'connections.trial_create',
  update: 'connections.trial_update',
  nothing: 'connections.trial_nothing',
  left_out: 'connections.trial_left_out',
} as const satisfies Record<SyncTrialAction, MessageKey>

/** Fields of leads as mappings name them: their own by name, custom ones by ID. */
export function useLeadFieldOptions(site_id: string): Option[] {
  const { t } = useMessages()
  const custom = useFieldChoices(site_id)
  return [
    ...ownLeadFields.map(({ name }) => ({ id: name as string, label: leadFieldNamed(t, name) ?? name })),
    ...custom.map(({ id, label }) => ({ id, label })),
  ]
}
