/** The endpoint on how emails arrive. */
import { query } from '../../../platform/features/endpoint.ts'
import { isPermanent } from '../../../platform/mail/bounce-reasons.ts'
import { startOfDay } from '../../../platform/texts/local-days.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { dateOf, periodOf } from '../../capture/results/rules.ts'
import { sendersById } from '../senders/rules.ts'
import { type AdviceCode, adviceOn, type Counts, published, ratesOf, standingOf } from './advice.ts'
import * as contract from './contract.ts'
import { deliverabilityLimits } from './limits.ts'
import { mailboxProviders } from './providers.ts'
import { byDay, byProvider, byReason, bySender, countRepeatedFailures } from './store.ts'

const none = (): Counts => ({ sent: 0, delivered: 0, bounced: 0, complained: 0, opened: 0 })

const countsOf = ({ sent, delivered, bounced, complained, opened }: Counts): Counts => ({
  ...{ sent, delivered, bounced, complained, opened },
})

function sumOf(rows: readonly Counts[]): Counts {
  const total = none()
  for (const row of rows) for (const name of Object.keys(total) as (keyof Counts)[]) total[name] += row[name]
  return total
}

const percent = (rate: number) => Math.round(rate * 1_000) / 10

const values = {
  emails: deliverabilityLimits.deliverability_emails_min,
  bounce_aim: percent(published.bounce_rate_aim),
  bounce_max: percent(published.bounce_rate_max),
  complaint_aim: percent(published.complaint_rate_aim),
  complaint_max: percent(published.complaint_rate_max),
}

const withAdvice = (counts: Counts, advice: readonly AdviceCode[], locale: Locale) => ({
  ...countsOf(counts),
  ...ratesOf(counts),
  standing: standingOf(advice),
  advice: advice.map(code => ({ code, text: messageOf(locale, `deliverability.${code}`, values) })),
})

/** Open rate of the emails to everybody but them. */
const openRateBut = (all: Counts, own: Counts): number | null =>
  ratesOf({ ...all, opened: all.opened - own.opened, delivered: all.delivered - own.delivered }).open_rate

function toReasons(rows: Awaited<ReturnType<typeof byReason>>) {
  return [...Map.groupBy(rows, row => row.reason)]
    .map(([reason, all]) => ({
      reason,
      permanent: isPermanent(reason),
      bounced: all.reduce((sum, { bounced }) => sum + bounced, 0),
      domains: all
        .filter(({ domain }) => domain !== '')
        .slice(0, deliverabilityLimits.bounce_reason_domains_max)
        .map(({ domain, bounced }) => ({ domain, bounced })),
    }))
    .sort((one, other) => other.bounced - one.bounced)
}

export const getDeliverability = query(contract.getDeliverability, async (db, { query: q }, context) => {
  const period = periodOf(q, context)
  const { locale } = context
  const { timezone } = context.site
  const known = new Map((await byProvider(db, period)).map(row => [row.provider, row]))
  const senders = await bySender(db, period)
  const days = new Map((await byDay(db, period)).map(row => [row.day, row]))
  const names = await sendersById(db, [...new Set(senders.map(row => row.sender_id))])
  const totals = sumOf([...known.values()])
  const alone = (counts: Counts) => withAdvice(counts, adviceOn(counts), locale)
  const most = (one: Counts, other: Counts) => other.sent - one.sent
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    published,
    totals: alone(totals),
    providers: mailboxProviders.map(provider => {
      const counts = known.get(provider) ?? none()
      const others_open_rate = openRateBut(totals, counts)
      return { provider, ...withAdvice(counts, adviceOn(counts, { provider, others_open_rate }), locale) }
    }),
    senders: [...Map.groupBy(senders, row => row.sender_id)]
      .map(([sender_id, rows]) => {
        const sender = names.get(sender_id)
        const name = sender ? `${sender.first_name} ${sender.last_name}`.trim() : ''
        return { sender_id, name, email: sender?.email ?? '', ...alone(sumOf(rows)) }
      })
      .sort(most),
    domains: [...Map.groupBy(senders, row => row.domain)]
      .filter(([domain]) => domain !== '')
      .map(([domain, rows]) => ({ domain, ...alone(sumOf(rows)) }))
      .sort(most),
    reasons: toReasons(await byReason(db, period)),
    repeated_failures: await countRepeatedFailures(db, {
      from: startOfDay(timezone, period.from),
      until: startOfDay(timezone, period.to + 1),
    }),
    days: Array.from({ length: period.to - period.from + 1 }, (_, at) => ({
      day: dateOf(period.from + at),
      ...countsOf(days.get(period.from + at) ?? none()),
    })),
  }
})
