/** A journey at a glance: how many are in it and where they end, and what it does, step by step. */
import type { Journey } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { percent } from '../../product/charts/percent.ts'
import { draftPath } from '../../product/journeys/paths.ts'
import { journeyQuery } from '../../product/journeys/queries.ts'
import type { Figure } from '../../product/objects/figures.tsx'
import { ObjectOverview } from '../../product/objects/object-overview.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { JourneyCourse } from './journey-course.tsx'
import { JourneyHeader } from './journey-header.tsx'

export function JourneyOverview() {
  const { site_id } = useSite()
  const { journey_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/overview' })
  const { data: journey, error, refetch } = useQuery(journeyQuery(site_id, journey_id))
  if (error && !journey) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <JourneyHeader {...{ site_id, journey_id, journey }} here="overview" />
      {journey?.throttled_at && <Throttled at={journey.throttled_at} />}
      {journey ? <Loaded journey={journey} /> : <Skeleton lines={['40%', '80%', '60%']} />}
    </>
  )
}

/** A lead that goes round between journeys is kept out: somebody has to cut the circle. */
function Throttled({ at }: { at: string }) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  return (
    <Notice tone="bad" title={t('journeys.throttled_title')}>
      {t('journeys.throttled_text', { at: moment(at, timezone) })}
    </Notice>
  )
}

function Loaded({ journey }: { journey: Journey }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const { published_version: version, published_at, has_unpublished_changes } = journey
  return (
    <ObjectOverview
      figures={useFigures(journey)}
      period={t('metrics.title')}
      none={t('journey_overview.nobody')}
      description={journey.description}
      facts={[
        [
          t('metrics.version'),
          published_at
            ? t('metrics.published', { version: version ?? 0, at: moment(published_at, timezone) })
            : t('metrics.never_published'),
        ],
        ...(published_at && has_unpublished_changes
          ? ([[t('object.draft'), t('journeys.unpublished_changes')]] satisfies [string, string][])
          : []),
        [t('object.created'), moment(journey.created_at, timezone)],
        [t('object.changed'), moment(journey.updated_at, timezone)],
      ]}
    >
      <Section
        title={t('journeys.steps')}
        action={<Link href={draftPath(site_id, journey.id)}>{t('object.edit')}</Link>}
      >
        <JourneyCourse journey={journey} />
      </Section>
    </ObjectOverview>
  )
}

function useFigures({ runs }: Journey): Figure[] {
  const { t, number } = useMessages()
  if (runs.enrolled === 0) return []
  return [
    { label: t('journeys.enrolled'), value: number(runs.enrolled) },
    { label: t('journeys.live'), value: number(runs.live) },
    { label: t('journeys.completed'), value: number(runs.completed) },
    { label: t('journeys.completion'), value: percent(number, runs.completed / runs.enrolled) },
    { label: t('journeys.failed'), value: number(runs.failed) },
  ]
}
