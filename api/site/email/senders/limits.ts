/** Numbers of senders. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const senderLimits = defineLimits({
  sender_signature_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
  sender_link_hours: { value: 72, unit: 'hours' },
})
