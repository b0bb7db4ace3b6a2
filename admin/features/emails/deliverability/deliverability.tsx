/** How emails arrive: in all, by day, by mailbox provider, sender and sending domain. */
import type { DeliverabilityCounts, MailboxProvider, Deliverability as Report } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { DaySeries } from '../../../product/charts/day-series.tsx'
import { Figures } from '../../../product/objects/figures.tsx'
import { ResultsOfPeriod, usualPeriod } from '../../../product/results/results-of-period.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { EmailSections } from '../email-sections.tsx'
import { deliverabilityQuery } from './queries.ts'
import { Advice, type RatesRow, RatesTable, Standing } from './rates-table.tsx'
import { ReasonsTable } from './reasons-table.tsx'

export function Deliverability() {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const [days, setDays] = useState(usualPeriod)
  const results = useQuery(deliverabilityQuery(site_id, days, timezone))
  return (
    <>
      <PageHeader title={t('emails.title')} />
      <EmailSections here="deliverability" />
      <ResultsOfPeriod of={results} days={days} onDays={setDays}>
        {data => <Shown site_id={site_id} report={data} />}
      </ResultsOfPeriod>
    </>
  )
}

const providerNames: Record<Exclude<MailboxProvider, 'other'>, string> = {
  gmail: 'Gmail',
  yahoo: 'Yahoo',
  outlook: 'Outlook',
  apple: 'Apple iCloud',
}

function Shown({ site_id, report }: { site_id: string; report: Report }) {
  const { t, number } = useMessages()
  const { published, providers, senders, domains } = report
  if (report.totals.sent === 0)
    return (
      <EmptyState
        icon={<ChartColumn size={20} aria-hidden />}
        title={t('deliverability.empty')}
        text={t('deliverability.empty_text')}
      />
    )
  const rate = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 1 })
  const limits = {
    bounce_aim: rate(published.bounce_rate_aim),
    bounce_max: rate(published.bounce_rate_max),
    complaint_aim: rate(published.complaint_rate_aim),
    complaint_max: rate(published.complaint_rate_max),
  }
  const byProvider = providers.flatMap((counts): RatesRow[] => {
    const { provider } = counts
    return counts.sent === 0
      ? []
      : [{ id: provider, name: provider === 'other' ? t('deliverability.other') : providerNames[provider], counts }]
  })
  const bySender = senders.map(
    (counts): RatesRow => ({
      id: counts.sender_id,
      counts,
      name: counts.email ? (
        <Link href={pathTo('/sites/$site_id/emails/senders/$sender_id', { site_id, sender_id: counts.sender_id })}>
          {counts.name || counts.email}
        </Link>
      ) : (
        t('deliverability.deleted_sender')
      ),
    }),
  )
  return (
    <>
      <Totals totals={report.totals} />
      <Days report={report} />
      <ReasonsTable site_id={site_id} report={report} />
      <RatesTable
        title={t('deliverability.providers')}
        description={t('deliverability.limits', limits)}
        of={t('deliverability.provider')}
        rows={byProvider}
        published={published}
      />
      <RatesTable
        title={t('deliverability.senders')}
        of={t('deliverability.sender')}
        rows={bySender}
        published={published}
      />
      <RatesTable
        title={t('deliverability.domains')}
        of={t('deliverability.domain')}
        rows={domains.map(counts => ({ id: counts.domain, name: counts.domain, counts }))}
        published={published}
      />
    </>
  )
}

function Totals({ totals }: { totals: DeliverabilityCounts }) {
  const { t, number } = useMessages()
  const share = (rate: number | null) =>
    rate === null ? undefined : number(rate, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Section title={t('deliverability.title')} action={<Standing standing={totals.standing} />}>
      <Figures
        figures={[
          { label: t('emails.sent'), value: number(totals.sent) },
          { label: t('metrics.delivered'), value: number(totals.delivered) },
          { label: t('deliverability.bounced'), value: number(totals.bounced), note: share(totals.bounce_rate) },
          {
            label: t('deliverability.complained'),
            value: number(totals.complained),
            note: share(totals.complaint_rate),
          },
          { label: t('metrics.opened'), value: number(totals.opened), note: share(totals.open_rate) },
        ]}
      />
      <Advice advice={totals.advice} />
    </Section>
  )
}

const series = ['delivered', 'bounced', 'complained', 'opened'] as const
type Series = (typeof series)[number]
const seriesNames: Record<Series, MessageKey> = {
  delivered: 'metrics.delivered',
  bounced: 'deliverability.bounced',
  complained: 'deliverability.complained',
  opened: 'metrics.opened',
}

function Days({ report: { days } }: { report: Report }) {
  const { t } = useMessages()
  return (
    <DaySeries title={t('deliverability.by_day')} series={series} names={seriesNames} days={days} first="delivered" />
  )
}
