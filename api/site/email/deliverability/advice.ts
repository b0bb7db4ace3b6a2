/**
 * What the counts say against what the large mailbox providers and senders publish. Pure.
 *
 * Complaints: Google, "Email sender guidelines" (https://support.google.com/a/answer/81126): below 0.10 %, never 0.30 % or
 * more. Yahoo, "Sender best practices" (https://senders.yahooinc.com/best-practices/): below 0.3 %.
 * Bounces: Amazon SES, "Reputation metrics messages"
 * (https://docs.aws.amazon.com/ses/latest/dg/reputation-dashboard-messages.html): below 5 %, and 2 % to be safe.
 */
import { deliverabilityLimits as limits } from './limits.ts'
import type { MailboxProvider } from './providers.ts'

export const published = {
  complaint_rate_aim: 0.001,
  complaint_rate_max: 0.003,
  bounce_rate_aim: 0.02,
  bounce_rate_max: 0.05,
} as const

export interface Counts {
  sent: number
  delivered: number
  bounced: number
  complained: number
  opened: number
}

export const adviceCodes = [
  'too_few_emails',
  'bounces_high',
  'bounces_rising',
  'complaints_high',
  'complaints_rising',
  'complaints_not_reported',
  'opens_low',
  'opens_hidden',
] as const
export type AdviceCode = (typeof adviceCodes)[number]

export const standings = ['good', 'warning', 'bad', 'unknown'] as const
export type DeliverabilityGrade = (typeof standings)[number]

const share = (count: number, of: number): number | null => (of === 0 ? null : count / of)

export const ratesOf = ({ sent, delivered, bounced, complained, opened }: Counts) => ({
  bounce_rate: share(bounced, sent),
  complaint_rate: share(complained, delivered),
  open_rate: share(opened, delivered),
})

const bad: ReadonlySet<AdviceCode> = new Set(['bounces_high', 'complaints_high'])
const warning: ReadonlySet<AdviceCode> = new Set(['bounces_rising', 'complaints_rising', 'opens_low'])

interface RateComparison {
  /** Absent where emails to all of them are looked at together. */
  provider?: MailboxProvider
  /** Open rate of the emails to everybody else. */
  others_open_rate?: number | null
}

/** Opens of less than half of what others show: emails may land among spam there. */
const low_opens = 0.5

export function adviceOn(counts: Counts, { provider, others_open_rate = null }: RateComparison = {}): AdviceCode[] {
  if (counts.sent < limits.deliverability_emails_min) return ['too_few_emails']
  const { bounce_rate, complaint_rate, open_rate } = ratesOf(counts)
  const advice: AdviceCode[] = []
  if ((bounce_rate ?? 0) >= published.bounce_rate_max) advice.push('bounces_high')
  else if ((bounce_rate ?? 0) >= published.bounce_rate_aim) advice.push('bounces_rising')
  if (counts.complained >= limits.deliverability_complaints_min) {
    if ((complaint_rate ?? 0) >= published.complaint_rate_max) advice.push('complaints_high')
    else if ((complaint_rate ?? 0) >= published.complaint_rate_aim) advice.push('complaints_rising')
  }
  if (provider !== 'apple' && others_open_rate !== null && (open_rate ?? 0) < others_open_rate * low_opens) {
    advice.push('opens_low')
  }
  // Google has no feedback loop for single complaints; Apple's proxy opens everything, which counts as a machine's.
  if (provider === 'gmail') advice.push('complaints_not_reported')
  if (provider === 'apple') advice.push('opens_hidden')
  return advice
}

export function standingOf(advice: readonly AdviceCode[]): DeliverabilityGrade {
  if (advice.includes('too_few_emails')) return 'unknown'
  if (advice.some(code => bad.has(code))) return 'bad'
  return advice.some(code => warning.has(code)) ? 'warning' : 'good'
}
