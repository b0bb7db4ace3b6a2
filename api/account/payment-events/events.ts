/** What a super administrator does with events of payments. */
import { defineEvent } from '../../platform/events/define.ts'

export const paymentEventReplayed = defineEvent('payment_event.replayed')
