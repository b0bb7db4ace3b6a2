/**
 * Why an email does not leave: each reason with the check that finds it, in the order in which they are looked at. The first
 * that applies decides. Pure: the facts were read by the caller. What depends on the lead says the same of many in SQL, for
 * marketing email alone.
 */
import { type SQL, sql } from 'drizzle-orm'
import { consents } from '../../../contacts/consents/rules.ts'
import { formerAddresses } from '../../../contacts/former-addresses/rules.ts'
import { leads } from '../../../contacts/lead-records/table.ts'
import { formerReason, stopsEverything, suppressions } from '../../suppressions/rules.ts'
import { leftTopicOf } from '../../unsubscribe-page/rules.ts'
import { countMarketing } from './marketing-cap.ts'
import type { SendFacts } from './send-facts.ts'
import type { SendQuery } from './send-query.ts'

export interface Reason {
  readonly name: string
  readonly check: string
  /** Not asked of mail that people need. */
  readonly marketing?: true
  readonly applies: (facts: SendFacts) => boolean
  /** Whether the mail stays where it is for now, in place of being skipped. */
  readonly waits?: (facts: SendFacts) => boolean
  /** Whether it applies to a row of `leads`. */
  readonly sql?: (query: SendQuery) => SQL
}

const isSubscribed = sql`${leads.mailability} is 'subscribed'`
const lastConsent = sql`(
  select type from ${consents} where ${consents.lead_id} = ${leads.id} order by ${consents.id} desc limit 1)`
const isAmong = (ids: readonly string[]) => sql`${leads.id} in (select value from json_each(${JSON.stringify(ids)}))`

const isTransactional = ({ template }: SendFacts): boolean => template?.category === 'transactional'

export const reasons = [
  { name: 'canceled', check: 'not_canceled', applies: ({ canceled }) => canceled },
  { name: 'run_ended', check: 'run_live', applies: ({ run_live }) => !run_live },
  // Skipped for it is what was overdue when the pause ended, by the owner's choice.
  { name: 'paused', check: 'not_paused', applies: ({ paused }) => paused, waits: () => true },
  // Two who are one for as long as a pause may be two again at its end.
  { name: 'duplicate', check: 'not_duplicate', applies: ({ duplicate }) => duplicate },
  { name: 'lead_erased', check: 'lead_exists', applies: ({ lead }) => lead === undefined },
  { name: 'template_missing', check: 'template_ready', applies: ({ template }) => template === undefined },
  { name: 'template_disabled', check: 'template_ready', applies: ({ template }) => template?.enabled === false },
  // Shown by composing it alone.
  { name: 'template_broken', check: 'template_ready', applies: () => false },
  { name: 'draft_rejected', check: 'text_ready', applies: ({ text }) => text === 'draft_rejected' },
  { name: 'draft_missing', check: 'text_ready', applies: ({ text }) => text === 'draft_missing' },
  { name: 'sender_missing', check: 'sender_verified', applies: ({ sender }) => sender === undefined },
  { name: 'sender_not_verified', check: 'sender_verified', applies: ({ sender }) => sender?.verified_at === null },
  {
    name: 'suppressed',
    check: 'not_suppressed',
    applies: facts =>
      facts.suppression !== undefined && (!isTransactional(facts) || stopsEverything(facts.suppression)),
    sql: ({ suppressed_by_hash: ids }) => sql`(
      exists (select 1 from ${suppressions} where ${suppressions.email_key} = ${leads.email_key}
        and ${suppressions.removed_at} is null)
      or (exists (select 1 from ${formerAddresses}) and ${sql.raw(formerReason('leads.id'))} is not null) ${ids.length > 0 ? sql`or ${isAmong(ids)}` : sql``})`,
  },
  {
    name: 'unsubscribed',
    check: 'subscribed',
    marketing: true,
    applies: ({ lead }) => lead?.mailability !== 'subscribed' && lead?.unsubscribed_at !== null,
    sql: () => sql`(not ${isSubscribed} and ${leads.unsubscribed_at} is not null)`,
  },
  {
    // Who never agreed has not left anything either.
    name: 'not_subscribed',
    check: 'subscribed',
    marketing: true,
    applies: ({ lead }) => lead?.mailability !== 'subscribed',
    sql: () => sql`not ${isSubscribed}`,
  },
  {
    name: 'topic_left',
    check: 'topic',
    marketing: true,
    applies: ({ topic_left }) => topic_left,
    sql: ({ template_id }) => (template_id === null ? sql`0` : leftTopicOf(leads.id, template_id)),
  },
  {
    name: 'not_confirmed',
    check: 'confirmed',
    marketing: true,
    applies: ({ lead }) => lead?.confirmation === 'pending',
    sql: () => sql`${leads.confirmation} is 'pending'`,
  },
  {
    name: 'no_consent',
    check: 'consent',
    marketing: true,
    applies: ({ consent_id }) => consent_id === undefined,
    sql: () => sql`${lastConsent} is not 'given'`,
  },
  {
    name: 'capped',
    check: 'within_cap',
    marketing: true,
    applies: ({ capped }) => capped,
    sql: ({ cap }) => (cap ? sql`${countMarketing(leads.id, cap.since)} >= ${cap.most}` : sql`0`),
  },
  {
    name: 'no_postal_address',
    check: 'postal_address',
    marketing: true,
    applies: ({ postal_address }) => postal_address.trim() === '',
  },
  {
    name: 'late',
    check: 'in_time',
    applies: ({ late, late_policy }) => late && late_policy !== 'send',
    waits: ({ late_policy }) => late_policy === 'ask',
  },
] as const satisfies readonly Reason[]

export type SkipReason = (typeof reasons)[number]['name']

/** Looked up where it is handed over: days off; sending limits, the plan and the transport. */
const laterChecks = ['open_minute', 'in_turn'] as const
export type CheckName = (typeof reasons)[number]['check'] | (typeof laterChecks)[number]

export const checkNames: readonly [CheckName, ...CheckName[]] = [
  ...new Set<CheckName>([...reasons.map(({ check }) => check), ...laterChecks]),
] as [CheckName, ...CheckName[]]

export const onlyMarketing: ReadonlySet<CheckName> = new Set(
  reasons.flatMap(reason => ('marketing' in reason ? [reason.check] : [])),
)

const checks = new Map<string, CheckName>(reasons.map(({ name, check }) => [name, check]))

/** The check that found a reason. */
export const checkForReason = (reason: string): CheckName | undefined => checks.get(reason)

/** Problems of the setup and not of the lead: the run fails, and can be retried after the owner has fixed them. */
export const failReasons: ReadonlySet<string> = new Set<SkipReason>([
  'template_missing',
  'template_disabled',
  'template_broken',
  'sender_missing',
  'sender_not_verified',
  'no_postal_address',
  'draft_missing',
])

/** Those of them for which a broadcast pauses, since they hold for all of its emails: none is lost before the owner has mended it. */
export const pausingReasons = [
  'template_missing',
  'template_disabled',
  'sender_missing',
  'sender_not_verified',
  'no_postal_address',
] as const satisfies readonly SkipReason[]
export type PausingReason = (typeof pausingReasons)[number]

export const isPausing = (reason: SkipReason): reason is PausingReason =>
  (pausingReasons as readonly SkipReason[]).includes(reason)

/** Why a mail stays where it is for now. */
export type WaitReason = 'paused' | 'late' | 'day_off' | 'paced' | 'plan_limit' | 'transport_down'
