/**
 * Everything that must hold before a mail may leave, in order; the first that does not decides. Pure: the facts were
 * read by the caller, and `explainEmail` shows the same list.
 */
import type { LeadFacts } from '../../contacts/leads/rules.ts'
import type { SenderRow } from '../senders/rules.ts'

export const checkNames = [
  'run_live',
  'not_paused',
  'lead_exists',
  'template_ready',
  'text_ready',
  'sender_verified',
  'subscribed',
  'confirmed',
  'consent',
  'within_cap',
  'postal_address',
  'in_time',
  'open_minute',
] as const
export type CheckName = (typeof checkNames)[number]

/** Why a mail was skipped, and the check that found it. */
export const skipReasons = {
  /** Overdue when a hold ended, and skipped by choice. */
  paused: 'not_paused',
  run_ended: 'run_live',
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
  not_confirmed: 'confirmed',
  no_consent: 'consent',
  capped: 'within_cap',
  no_postal_address: 'postal_address',
  late: 'in_time',
} as const satisfies Record<string, CheckName>
export type SkipReason = keyof typeof skipReasons

/** What no lead is to blame for: the run fails, and goes on when its owner has put it right and retries it. */
export const failReasons: ReadonlySet<string> = new Set<SkipReason>([
  'template_missing',
  'template_disabled',
  'template_broken',
  'sender_missing',
  'sender_not_verified',
  'no_postal_address',
  'draft_missing',
])

/** Why a mail stays where it is for now. */
export type WaitReason = 'paused' | 'late' | 'day_off'

export interface HandOffFacts {
  /** The site or the journey is paused. */
  paused: boolean
  run_live: boolean
  lead: LeadFacts | undefined
  template: { category: 'marketing' | 'transactional'; enabled: boolean } | undefined
  sender: Pick<SenderRow, 'verified_at'> | undefined
  consent_id: string | undefined
  /** What the AI was to write for it, where it was to. */
  text: 'not_needed' | 'ready' | 'draft_rejected' | 'draft_missing'
  /** The lead had as many marketing mails lately as the site allows. */
  capped: boolean
  postal_address: string
  /** It was due more than an hour before the process started. */
  late: boolean
  late_policy: 'send' | 'skip' | 'ask'
}

export type Verdict = { go: true } | { go: false; skip: SkipReason } | { go: false; wait: WaitReason }

const skip = (reason: SkipReason): Verdict => ({ go: false, skip: reason })

export function judge(facts: HandOffFacts): Verdict {
  const { template, sender, lead } = facts
  if (!facts.run_live) return skip('run_ended')
  if (facts.paused) return { go: false, wait: 'paused' }
  if (!lead) return skip('lead_erased')
  if (!template) return skip('template_missing')
  if (!template.enabled) return skip('template_disabled')
  if (facts.text === 'draft_rejected' || facts.text === 'draft_missing') return skip(facts.text)
  if (!sender) return skip('sender_missing')
  if (sender.verified_at === null) return skip('sender_not_verified')
  if (template.category === 'transactional') return { go: true }
  // Who never agreed has not left anything either.
  if (lead.mailability !== 'subscribed') return skip(lead.unsubscribed_at === null ? 'not_subscribed' : 'unsubscribed')
  if (lead.confirmation === 'pending') return skip('not_confirmed')
  if (facts.consent_id === undefined) return skip('no_consent')
  if (facts.capped) return skip('capped')
  if (facts.postal_address.trim() === '') return skip('no_postal_address')
  if (facts.late && facts.late_policy === 'skip') return skip('late')
  if (facts.late && facts.late_policy === 'ask') return { go: false, wait: 'late' }
  return { go: true }
}
