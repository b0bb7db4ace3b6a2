/** Counts of several, each with its rates against the published limits and what to do. */
import type { Deliverability, DeliverabilityCounts, DeliverabilityStanding } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, CircleQuestionMark, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/notice.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { RateMeter } from './rate-meter.tsx'
import styles from './rates-table.module.css'

export type RatesRow = { id: string; name: ReactNode; counts: DeliverabilityCounts }

type RatesTableProps = {
  title: string
  description?: string
  of: string
  rows: readonly RatesRow[]
  published: Deliverability['published']
}

export function RatesTable({ title, description, of, rows, published }: RatesTableProps) {
  const { t, number } = useMessages()
  return (
    <Section title={title} description={description}>
      <PlainTable
        rows={rows}
        keyOf={({ id }) => id}
        header={{
          label: of,
          cell: ({ name, counts }) => (
            <span className={styles.name}>
              <span className="row-of">
                {name} <Standing standing={counts.standing} />
              </span>
              <Advice advice={counts.advice} />
            </span>
          ),
        }}
        columns={[
          { label: t('emails.sent'), cell: ({ counts }) => number(counts.sent) },
          { label: t('metrics.delivered'), cell: ({ counts }) => number(counts.delivered) },
          {
            label: t('deliverability.bounced'),
            cell: ({ counts }) => (
              <RateMeter rate={counts.bounce_rate} aim={published.bounce_rate_aim} max={published.bounce_rate_max} />
            ),
          },
          {
            label: t('deliverability.complained'),
            cell: ({ counts }) => (
              <RateMeter
                rate={counts.complaint_rate}
                aim={published.complaint_rate_aim}
                max={published.complaint_rate_max}
              />
            ),
          },
          {
            label: t('metrics.opened'),
            cell: ({ counts: { open_rate } }) =>
              open_rate === null ? '–' : number(open_rate, { style: 'percent', maximumFractionDigits: 0 }),
          },
        ]}
      />
    </Section>
  )
}

export function Advice({ advice }: Pick<DeliverabilityCounts, 'advice'>) {
  if (advice.length === 0) return null
  return (
    <ul className={styles.advice}>
      {advice.map(({ code, text }) => (
        <li key={code}>{text}</li>
      ))}
    </ul>
  )
}

const looks: Record<DeliverabilityStanding, [MessageKey, typeof CircleCheck, Tone | undefined]> = {
  good: ['deliverability.good', CircleCheck, 'good'],
  warning: ['deliverability.warning', TriangleAlert, 'warning'],
  bad: ['deliverability.bad', CircleAlert, 'bad'],
  unknown: ['deliverability.unknown', CircleQuestionMark, undefined],
}

export function Standing({ standing }: { standing: DeliverabilityStanding }) {
  const { t } = useMessages()
  const [word, Icon, tone] = looks[standing]
  return (
    <Badge {...(tone && { tone })} icon={<Icon size={14} aria-hidden />}>
      {t(word)}
    </Badge>
  )
}
