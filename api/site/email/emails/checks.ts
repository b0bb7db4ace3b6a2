/**
 * The checks before an email is sent, in order; the first that fails decides. Pure: the facts were
 * read by the caller, and `explainEmail` shows the same list.
 */
import type { LeadFacts } from '../../contacts/leads/rules.ts'
import type { SenderRow } from '../senders/rules.ts'
import { type SuppressionReason, stopsEverything } from '../suppressions/rules.ts'

/** Why a mail was skipped, and the check that found it. */
export const skipReasons = {
  /** Overdue when a pause ended, and skipped by the owner's choice. */
  paused: 'not_paused',
  run_ended: 'run_live',
  canceled: 'not_canceled',
  /** Another email of the same broadcast is the person's, since two leads were merged. */
  duplicate: 'not_duplicate',
  lead_erased: 'lead_exists',
  template_missing: 'template_ready',
  template_disabled: 'template_ready',
  template_broken: 'template_ready',
  draft_rejected: 'text_ready',
  draft_missing: 'text_ready',
  sender_missing: 'sender_verified',
  sender_not_verified: 'sender_verified',
  unsubscribed: 'subscribed',
  not_subscribed: 'subscribed',
  topic_left: 'topic',
  suppressed: 'not_suppressed',
  not_confirmed: 'confirmed',
  no_consent: 'consent',
  capped: 'within_cap',
  no_postal_address: 'postal_address',
  late: 'in_time',
} as const
export type SkipReason = keyof typeof skipReasons

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

export interface HandOffFacts {
  /** The site, the journey or the broadcast is paused. */
  paused: boolean
  /** Its broadcast was canceled. */
  canceled: boolean
  /** The person has another email of the same broadcast. */
  duplicate: boolean
  run_live: boolean
  lead: LeadFacts | undefined
  template: { category: 'marketing' | 'transactional'; enabled: boolean } | undefined
  sender: Pick<SenderRow, 'verified_at'> | undefined
  /** The lead wants no email of the template's topic. */
  topic_left: boolean
  /** Why the address gets no email. */
  suppression: SuppressionReason | undefined
  consent_id: string | undefined
  /** The AI text that the email needs, if any. */
  text: 'not_needed' | 'ready' | 'draft_rejected' | 'draft_missing'
  /** The lead had as many marketing mails lately as the site allows. */
  capped: boolean
  postal_address: string
  /** Marketing mail that was due more than an hour before the process started, or mail that a copy may have sent. */
  late: boolean
  late_policy: 'send' | 'skip' | 'ask'
}

export type Verdict = { go: true } | Refusal
type Refusal = { go: false; skip: SkipReason } | { go: false; wait: WaitReason }

const skip = (reason: SkipReason): Refusal => ({ go: false, skip: reason })
const wait = (reason: WaitReason): Refusal => ({ go: false, wait: reason })

interface Check {
  readonly name: string
  /** Not asked of mail that people need. */
  readonly marketing?: true
  readonly refusal: (facts: HandOffFacts) => Refusal | false | undefined
}

const checks = [
  { name: 'not_canceled', refusal: ({ canceled }) => canceled && skip('canceled') },
  { name: 'not_duplicate', refusal: ({ duplicate }) => duplicate && skip('duplicate') },
  { name: 'run_live', refusal: ({ run_live }) => !run_live && skip('run_ended') },
  { name: 'not_paused', refusal: ({ paused }) => paused && wait('paused') },
  { name: 'lead_exists', refusal: ({ lead }) => !lead && skip('lead_erased') },
  {
    name: 'template_ready',
    refusal: ({ template }) => (template ? !template.enabled && skip('template_disabled') : skip('template_missing')),
  },
  {
    name: 'text_ready',
    refusal: ({ text }) => (text === 'draft_rejected' || text === 'draft_missing') && skip(text),
  },
  {
    name: 'sender_verified',
    refusal: ({ sender }) =>
      sender ? sender.verified_at === null && skip('sender_not_verified') : skip('sender_missing'),
  },
  {
    name: 'not_suppressed',
    refusal: ({ suppression, template }) =>
      suppression !== undefined &&
      (template?.category !== 'transactional' || stopsEverything(suppression)) &&
      skip('suppressed'),
  },
  {
    name: 'subscribed',
    marketing: true,
    // Who never agreed has not left anything either.
    refusal: ({ lead }) =>
      lead?.mailability !== 'subscribed' && skip(lead?.unsubscribed_at === null ? 'not_subscribed' : 'unsubscribed'),
  },
  { name: 'topic', marketing: true, refusal: ({ topic_left }) => topic_left && skip('topic_left') },
  {
    name: 'confirmed',
    marketing: true,
    refusal: ({ lead }) => lead?.confirmation === 'pending' && skip('not_confirmed'),
  },
  { name: 'consent', marketing: true, refusal: ({ consent_id }) => consent_id === undefined && skip('no_consent') },
  { name: 'within_cap', marketing: true, refusal: ({ capped }) => capped && skip('capped') },
  {
    name: 'postal_address',
    marketing: true,
    refusal: ({ postal_address }) => postal_address.trim() === '' && skip('no_postal_address'),
  },
  {
    name: 'in_time',
    refusal: ({ late, late_policy }) =>
      late && (late_policy === 'skip' ? skip('late') : late_policy === 'ask' && wait('late')),
  },
  // Days off are looked up where it is handed over.
  { name: 'open_minute', refusal: () => undefined },
  // So are sending limits and the transport.
  { name: 'in_turn', refusal: () => undefined },
] as const satisfies readonly Check[]

export type CheckName = (typeof checks)[number]['name']
export const checkNames = checks.map(({ name }) => name)
export const onlyMarketing: ReadonlySet<CheckName> = new Set(
  checks.flatMap(check => ('marketing' in check ? [check.name] : [])),
)

/** The first check that fails decides. */
export function verdictOf(facts: HandOffFacts): Verdict {
  const needed = facts.template?.category === 'transactional' ? checks.filter(c => !onlyMarketing.has(c.name)) : checks
  for (const { refusal } of needed) {
    const refused = refusal(facts)
    if (refused) return refused
  }
  return { go: true }
}
