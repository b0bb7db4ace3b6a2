/** Enhanced status codes (RFC 3463, and the registry that grew from it) and replies of servers, as reasons of a bounce. */
import type { BounceReason } from './bounce-reasons.ts'

/** Enhanced codes in a text, in order; no address of a network is one. */
export const enhancedStatuses = (text: string): string[] =>
  text.match(/(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]?\d)/g) ?? []

/** By class-less codes: `4.2.2` and `5.2.2` say the same of a mailbox. */
const codes: Record<string, BounceReason> = {
  '1.0': 'unknown_user',
  '1.1': 'unknown_user',
  '1.2': 'unknown_host',
  '1.3': 'unknown_user',
  '1.6': 'moved',
  '1.7': 'sender_refused',
  '1.8': 'sender_refused',
  '1.9': 'mailer_error',
  '1.10': 'not_accepting',
  '1.351': 'unknown_user',
  '2.0': 'recipient_refuses',
  '2.1': 'suspended',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '2.4': 'recipient_refuses',
  '3.1': 'mailer_error',
  '3.2': 'mailer_error',
  '3.4': 'too_large',
  '4.1': 'expired',
  '4.2': 'network',
  '4.4': 'unknown_host',
  '4.310': 'unknown_host',
  '4.6': 'network',
  '4.7': 'expired',
  '5.3': 'rate',
  '6.0': 'content',
  '1.90': 'rate',
  '7.13': 'suspended',
  '7.20': 'authentication',
  '7.23': 'authentication',
  '7.25': 'reputation',
  '7.26': 'authentication',
  '7.27': 'not_accepting',
  '7.28': 'rate',
  '7.606': 'reputation',
  '7.708': 'reputation',
}
/** Reasons of codes that name no more than a subject, by their second number. */
const subjects: Record<string, BounceReason> = {
  3: 'mailer_error',
  4: 'network',
  5: 'mailer_error',
  6: 'content',
  7: 'policy',
}

export function getStatusReason(status: string): BounceReason | undefined {
  const [, subject = '', detail = ''] = status.split('.')
  return codes[`${subject}.${detail}`] ?? subjects[subject]
}

/** Whether it says no more than that something failed. */
export const isVague = (status: string): boolean => /^\d\.(?:[0135]\.0|5\.\d+)$/.test(status)
