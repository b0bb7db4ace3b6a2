/** Counts emails by provider and sender from their events; each email once for each count, on the day of its hand-off. */
import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import type { BounceReason } from '../../../platform/mail/bounce-reasons.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { emailBounced, emailComplained } from '../email-responses/events.ts'
import { emailDelivered, emailNotDelivered, emailOpened } from '../emails/events.ts'
import type { Counts } from './advice.ts'
import { providerOfDomain } from './providers.ts'
import { bounceSums, readFirstReasons, readFirstResponses, readSends, type SendFacts, sums } from './store.ts'

const counted = [emailDelivered, emailNotDelivered, emailOpened, emailBounced, emailComplained] as const

/** Of an erased person only that somebody got it is known. */
const mailboxOf = ({ to_address, provider }: SendFacts): string => {
  const domain = domainOf(to_address ?? '')
  return providerOfDomain(domain) ?? provider ?? (domain.includes('.') ? domain : 'other')
}

const responseOf = { 'email.bounced': 'bounce', 'email.complained': 'complaint' } as const

export const countingDeliverability = consumer('deliverability', counted, async (tx, batch, { site }) => {
  const ids = [...new Set(batch.flatMap(event => event.subject_id ?? []))]
  const sent = await readSends(tx, ids)
  const firsts = batch.some(({ name }) => name in responseOf) ? await readFirstResponses(tx, ids) : new Map()
  const rows = batch.flatMap((event): unknown[][] => {
    const email = sent.get(event.subject_id ?? '')
    const counts = email && change(event, email, firsts)
    if (!counts) return []
    const day = localDay(site.timezone, email.handed_off_at ?? event.at)
    const { sent: left = 0, delivered = 0, bounced = 0, complained = 0, opened = 0 } = counts
    const key = [day, email.sender_id, domainOf(email.from_address ?? ''), mailboxOf(email)]
    return [[...key, left, delivered, bounced, complained, opened]]
  })
  await tx.append(sums, rows)
  await tx.append(bounceSums, await bounceRows(tx, batch, { sent, timezone: site.timezone }))
})

/** By reason: each email once for each, on the day of its hand-off. */
async function bounceRows(
  tx: Handle<'site'>,
  batch: readonly CountedEvent[],
  { sent, timezone }: { sent: ReadonlyMap<string, SendFacts>; timezone: string },
): Promise<unknown[][]> {
  const bounced = batch.filter(({ name }) => name === 'email.bounced').flatMap(({ subject_id }) => subject_id ?? [])
  const firsts = bounced.length > 0 ? await readFirstReasons(tx, bounced) : new Map<string, number>()
  return batch.flatMap(event => {
    const email = sent.get(event.subject_id ?? '')
    const reason = email && getReason(event, firsts)
    if (!reason) return []
    const day = localDay(timezone, email.handed_off_at ?? event.at)
    return [[day, reason, domainOf(email.to_address ?? '').toLowerCase(), 1]]
  })
}

function getReason(event: CountedEvent, firsts: Map<string, number>): BounceReason | undefined {
  const { reason, bounce_reason } = event.data as { reason?: BounceReason; bounce_reason?: BounceReason }
  if (event.name === 'email.not_delivered') return bounce_reason
  const key = `${event.subject_id} ${reason}`
  if (event.name !== 'email.bounced' || firsts.get(key) !== event.at) return undefined
  firsts.delete(key)
  return reason
}

type CountedEvent = Parameters<typeof countingDeliverability.consume>[1][number]

/** What an event adds; the first report of a kind is taken, others repeat it. */
function change(event: CountedEvent, { status }: SendFacts, firsts: Map<string, number>): Partial<Counts> | undefined {
  const data = event.data as { reason?: string | null; first?: boolean; permanent?: boolean }
  const isFirst = (type: string) => {
    const key = `${event.subject_id} ${type}`
    const is = firsts.get(key) === event.at
    firsts.delete(key)
    return is
  }
  switch (event.name) {
    case 'email.delivered':
      return { sent: 1, delivered: 1 }
    case 'email.not_delivered':
      return data.reason === 'refused' ? { sent: 1, bounced: 1 } : undefined
    case 'email.opened':
      return data.first ? { opened: 1 } : undefined
    case 'email.bounced':
      return data.permanent && status === 'delivered' && isFirst('bounce') ? { delivered: -1, bounced: 1 } : undefined
    case 'email.complained':
      return isFirst('complaint') ? { complained: 1 } : undefined
    default:
      return undefined
  }
}
