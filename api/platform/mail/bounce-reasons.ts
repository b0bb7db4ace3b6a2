/** Reasons for which an email comes back. */
export const bounceReasons = [
  'unknown_user',
  'unknown_host',
  'moved',
  'not_accepting',
  'mailbox_full',
  'suspended',
  'too_large',
  'recipient_refuses',
  'sender_refused',
  'authentication',
  'reputation',
  'policy',
  'rate',
  'content',
  'expired',
  'network',
  'mailer_error',
  'unknown',
] as const
export type BounceReason = (typeof bounceReasons)[number]

/** Reasons that are about the address itself, and for good: no other email will arrive there either. */
const permanent: ReadonlySet<BounceReason> = new Set(['unknown_user', 'unknown_host', 'moved', 'not_accepting'])
/** Reasons that are about a mailbox or a server for now: a later email may arrive. */
const passing: ReadonlySet<BounceReason> = new Set([
  'mailbox_full',
  'suspended',
  'rate',
  'expired',
  'network',
  'mailer_error',
])
export const isPassing = (reason: BounceReason): boolean => passing.has(reason)
export const isPermanent = (reason: BounceReason): boolean => permanent.has(reason)
