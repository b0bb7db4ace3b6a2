/** The editor of a journey: an outline that works by keyboard alone, properties beside it, problems below, everything saved by itself. */
import { useQuery } from '@tanstack/react-query'
import { useParam } from '../../../app/use-view.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSite } from '../../sites/queries.ts'
import { journeyQuery } from '../queries.ts'
import { DraftScreen } from './draft-screen.tsx'
import './journey-draft.css'

export function JourneyDraft() {
  const { site_id } = useSite()
  const journey_id = useParam('journey_id')
  const { data, error, refetch } = useQuery(journeyQuery(site_id, journey_id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data)
    return (
      <div className="journey-loading">
        <Skeleton lines={['30%', '60%', '58%', '62%']} />
      </div>
    )
  return <DraftScreen key={data.id} journey={data} />
}
