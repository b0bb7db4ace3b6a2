/** The state of an event of the ledger. */
import type { PaymentEventStatus } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'

export const eventStateNames: Record<PaymentEventStatus, MessageKey> = {
  waiting: 'billing_console.event_waiting',
  done: 'billing_console.event_done',
  ignored: 'billing_console.event_ignored',
  failed: 'billing_console.event_failed',
}

const tones: Record<PaymentEventStatus, Tone | undefined> = {
  waiting: 'warning',
  done: 'good',
  ignored: undefined,
  failed: 'bad',
}

export function EventBadge({ status }: { status: PaymentEventStatus }) {
  const { t } = useMessages()
  return <Badge tone={tones[status]}>{t(eventStateNames[status])}</Badge>
}
