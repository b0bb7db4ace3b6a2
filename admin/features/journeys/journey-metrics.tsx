/** How many people went through a journey and where they are now: counts that always add up. */
import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../app/use-view.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSite } from '../sites/queries.ts'
import { JourneySections } from './journey-sections.tsx'
import { JourneyState } from './journey-state.tsx'
import { historyPath, journeysPath } from './paths.ts'
import { journeyQuery } from './queries.ts'
import './journey-metrics.css'

export function JourneyMetrics() {
  const { t, number, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const journey_id = useParam('journey_id')
  const { data: journey, error, refetch } = useQuery(journeyQuery(site_id, journey_id))
  if (error && !journey) return <ErrorState error={error} onRetry={refetch} />
  if (!journey) return <Skeleton lines={['40%', '80%', '60%']} />
  const { runs } = journey
  const history = historyPath(site_id, journey_id)
  const parts = [
    { id: 'live', label: t('journeys.live'), note: t('metrics.live_note'), count: runs.live, href: history },
    {
      id: 'completed',
      label: t('journeys.completed'),
      note: t('metrics.completed_note'),
      count: runs.completed,
      href: `${history}?status=completed`,
    },
    {
      id: 'stopped',
      label: t('journeys.stopped'),
      note: t('metrics.stopped_note'),
      count: runs.stopped,
      href: `${history}?status=stopped`,
    },
    {
      id: 'failed',
      label: t('journeys.failed'),
      note: t('metrics.failed_note'),
      count: runs.failed,
      href: `${history}?status=failed`,
    },
  ]
  const share = (count: number) => (runs.enrolled === 0 ? 0 : count / runs.enrolled)
  return (
    <>
      <PageHeader
        title={journey.name}
        status={<JourneyState journey={journey} />}
        back={{ label: t('journeys.title'), href: journeysPath(site_id) }}
        description={
          journey.published_at
            ? t('metrics.published', {
                version: journey.published_version ?? 0,
                at: moment(journey.published_at, timezone),
              })
            : t('metrics.never_published')
        }
      />
      <JourneySections site_id={site_id} journey_id={journey_id} here="metrics" />
      <Section title={t('metrics.title')} description={t('metrics.adds_up')}>
        <p className="metric-total numbers">
          <strong>{number(runs.enrolled)}</strong> {t('journeys.enrolled')}
        </p>
        <div className="metric-bar" aria-hidden>
          {parts.map(part => (
            <span key={part.id} data-part={part.id} style={{ flexGrow: share(part.count) }} />
          ))}
        </div>
        <table className="metric-table numbers">
          <thead>
            <tr>
              <th scope="col">{t('metrics.state')}</th>
              <th scope="col">{t('metrics.people')}</th>
              <th scope="col">{t('metrics.share')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(part => (
              <tr key={part.id}>
                <th scope="row">
                  <span className="metric-name">
                    <span className="metric-dot" data-part={part.id} aria-hidden />
                    <span>
                      <Link href={part.href}>{part.label}</Link>
                      <small className="muted">{part.note}</small>
                    </span>
                  </span>
                </th>
                <td>{number(part.count)}</td>
                <td>{number(share(part.count), { style: 'percent', maximumFractionDigits: 1 })}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('journeys.enrolled')}</th>
              <td>{number(parts.reduce((sum, part) => sum + part.count, 0))}</td>
              <td>{number(runs.enrolled === 0 ? 0 : 1, { style: 'percent' })}</td>
            </tr>
          </tfoot>
        </table>
      </Section>
    </>
  )
}
