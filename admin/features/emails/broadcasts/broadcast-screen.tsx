/** One broadcast: a draft in its steps, or what became of it. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BroadcastDetail } from './broadcast-detail.tsx'
import { BroadcastSteps } from './broadcast-steps.tsx'
import { broadcastsPath } from './paths.ts'
import { broadcastQuery } from './queries.ts'

export function BroadcastScreen() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { broadcast_id } = useParams({ from: '/sites/$site_id/emails/broadcasts/$broadcast_id' })
  const { data, error, refetch } = useQuery(broadcastQuery(site_id, broadcast_id))
  const back = { label: t('broadcasts.title'), href: broadcastsPath(site_id) }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!data) return <Skeleton lines={['40%', '60%', '50%']} />
  return data.status === 'draft' ? (
    <BroadcastSteps key={data.id} broadcast={data} />
  ) : (
    <BroadcastDetail key={data.id} broadcast={data} />
  )
}
