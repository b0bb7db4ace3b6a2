/** What a broadcast came to: by hour, by subject, and against those who were held out. */

import type { Broadcast, BroadcastHoldout, BroadcastMeasured, BroadcastResults as Results } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ChartSection } from '../../../product/charts/chart-section.tsx'
import { DayChart } from '../../../product/charts/day-chart.tsx'
import { percent } from '../../../product/charts/percent.ts'
import { ClickMap } from '../../../product/emails/click-map.tsx'
import { Replies } from '../../../product/emails/replies.tsx'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import resultsStyles from '../../../product/results/results.module.css'
import { useSite } from '../../../product/sites/queries.ts'
import { zoneName } from '../../../product/zone-name.ts'
import { clockAt } from '../../../product/zone-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BroadcastTotals } from './broadcast-totals.tsx'
import { broadcasts } from './client.ts'
import { resultsQuery } from './queries.ts'

export function BroadcastResults({ site_id, broadcast }: { site_id: string; broadcast: Broadcast }) {
  const messages = useMessages()
  const { t, number } = messages
  const { timezone } = useSite()
  const { data, error, refetch } = useQuery(resultsQuery(site_id, broadcast.id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={['40%', '80%', '60%']} />
  if (broadcast.started_at === null)
    return (
      <EmptyState
        icon={<ChartColumn size={20} aria-hidden />}
        title={t('emails.empty_title')}
        text={t('broadcasts.empty_recipients')}
      />
    )
  return (
    <div className={resultsStyles.results}>
      <BroadcastTotals counts={broadcast.counts} />
      {data.variants.length > 0 && <Subjects variants={data.variants} />}
      <Hours hours={data.hours} />
      <Replies site_id={site_id} to={{ broadcast_id: broadcast.id }} timezone={timezone} />
      {broadcast.template_id !== null && (
        <ClickMap
          queryKey={['broadcasts', site_id, broadcast.id]}
          read={(clicks, signal) => broadcasts.getClickMap({ site_id, broadcast_id: broadcast.id, clicks }, { signal })}
        />
      )}
      {data.holdout && <Holdout holdout={data.holdout} />}
      {data.skipped.length > 0 && (
        <Section title={t('broadcasts.left_out')}>
          <Facts
            facts={data.skipped.map(({ reason, count }): [string, string] => [
              reasonWords(messages, reason),
              number(count),
            ])}
          />
        </Section>
      )}
    </div>
  )
}

function Subjects({ variants }: Pick<Results, 'variants'>) {
  const { t, number } = useMessages()
  const share = (count: number, delivered: number) => (delivered > 0 ? percent(number, count / delivered) : '–')
  return (
    <Section title={t('broadcasts.subjects_compared')} description={t('broadcasts.subjects_note')}>
      <PlainTable
        rows={variants}
        keyOf={({ variant }) => String(variant)}
        header={{
          label: t('broadcasts.subject'),
          cell: ({ subject, is_winner }) => (
            <>
              {subject} {is_winner && <Badge tone="good">{t('broadcasts.winner')}</Badge>}
            </>
          ),
        }}
        columns={[
          { label: t('metrics.delivered'), cell: one => number(one.delivered) },
          { label: t('metrics.opened'), cell: one => share(one.opened, one.delivered) },
          { label: t('metrics.clicked'), cell: one => share(one.clicked, one.delivered) },
          { label: t('metrics.unsubscribed'), cell: one => share(one.unsubscribed, one.delivered) },
        ]}
      />
    </Section>
  )
}

function Hours({ hours }: Pick<Results, 'hours'>) {
  const { t, number, day } = useMessages()
  const { timezone = 'UTC' } = useSite()
  const [isTable, setTable] = useState(false)
  const [shown, show] = useState<'opened' | 'clicked'>('opened')
  const labelOf = (at: string) => {
    const clock = clockAt(at, timezone)
    return `${day(clock.slice(0, 10))}, ${clock.slice(11)}`
  }
  const title = t('broadcasts.hours')
  const word = t(shown === 'opened' ? 'metrics.opened' : 'metrics.clicked')
  return (
    <ChartSection
      data={{
        title,
        rowLabel: t('broadcasts.hour'),
        rows: hours.map(({ at }) => labelOf(at)),
        columns: [
          { label: t('metrics.opened'), values: hours.map(({ opened }) => opened) },
          { label: t('metrics.clicked'), values: hours.map(({ clicked }) => clicked) },
        ],
      }}
      description={t('broadcasts.hours_note', { timezone: zoneName(timezone) })}
      isTable={isTable}
      onTable={setTable}
      hasPicture
      choice={
        <ChoiceBar
          label={title}
          value={shown}
          onChange={show}
          options={[
            { id: 'opened', label: t('metrics.opened') },
            { id: 'clicked', label: t('metrics.clicked') },
          ]}
        />
      }
    >
      <DayChart
        label={title}
        days={hours.map(hour => ({ date: hour.at, count: hour[shown] }))}
        labelOf={labelOf}
        wordsOf={(hour, count) => `${hour}: ${number(count)} ${word}`}
      />
    </ChartSection>
  )
}

function Holdout({ holdout }: { holdout: BroadcastHoldout }) {
  const { t, number } = useMessages()
  const { measured_days, is_over, mailed, held_out } = holdout
  const share = (count: number, { leads }: BroadcastMeasured) => (leads > 0 ? percent(number, count / leads) : '–')
  return (
    <Section
      title={t('broadcasts.holdout_results')}
      description={t(is_over ? 'broadcasts.measured' : 'broadcasts.measuring', { days: measured_days })}
    >
      <PlainTable
        rows={[
          { name: t('broadcasts.got_it'), group: mailed },
          { name: t('broadcasts.held_out'), group: held_out },
        ]}
        keyOf={({ name }) => name}
        header={{ label: t('broadcasts.group'), cell: ({ name }) => name }}
        columns={[
          { label: t('leads.title'), cell: ({ group }) => number(group.leads) },
          { label: t('broadcasts.visited'), cell: ({ group }) => share(group.visited, group) },
          { label: t('broadcasts.submitted'), cell: ({ group }) => share(group.submitted, group) },
        ]}
      />
    </Section>
  )
}
