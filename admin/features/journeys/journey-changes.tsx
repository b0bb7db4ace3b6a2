/** What was done to a journey: edited, published, switched on and off, paused. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ObjectHistory } from '../../product/activities/object-history.tsx'
import { journeyQuery } from '../../product/journeys/queries.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { JourneyHeader } from './journey-header.tsx'

export function JourneyChanges() {
  const { site_id, timezone } = useSite()
  const { journey_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/changes' })
  const { data: journey, error, refetch } = useQuery(journeyQuery(site_id, journey_id))
  if (error && !journey) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <JourneyHeader {...{ site_id, journey_id, journey }} here="history" />
      <ObjectHistory site_id={site_id} subject_id={journey_id} timeZone={timezone} />
    </>
  )
}
