/** Why an email bounced, and what its sender can do. */
import type { BounceReason } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'

const words = {
  unknown_user: 'bounce.unknown_user',
  unknown_host: 'bounce.unknown_host',
  moved: 'bounce.moved',
  not_accepting: 'bounce.not_accepting',
  mailbox_full: 'bounce.mailbox_full',
  suspended: 'bounce.suspended',
  too_large: 'bounce.too_large',
  recipient_refuses: 'bounce.recipient_refuses',
  sender_refused: 'bounce.sender_refused',
  authentication: 'bounce.authentication',
  reputation: 'bounce.reputation',
  policy: 'bounce.policy',
  rate: 'bounce.rate',
  content: 'bounce.content',
  expired: 'bounce.expired',
  network: 'bounce.network',
  mailer_error: 'bounce.mailer_error',
  unknown: 'bounce.unknown',
} as const satisfies Record<BounceReason, MessageKey>

const isKnown = (reason: string): reason is BounceReason => Object.hasOwn(words, reason)

/** Undefined where it is no reason of this list, such as the status code of an earlier bounce. */
export const bounceWords = ({ t }: Pick<Messages, 't'>, reason: string): string | undefined =>
  isKnown(reason) ? t(words[reason]) : undefined
