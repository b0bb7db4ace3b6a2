/** `/flow-editor`, `/flow-editor-2`, `/path-flow-editor`: which journey is opened, by site and name; a link with both goes straight on. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { JourneyState } from '../../product/journeys/journey-state.tsx'
import { flowEditorPath, flowOutlinePath, journeysPath, pathEditorPath } from '../../product/journeys/paths.ts'
import { journeysQuery } from '../../product/journeys/queries.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './flow-chooser.css'

type PathTo = (site_id: string, journey_id: string) => string

function Chooser({ title, pathTo }: { title: string; pathTo: PathTo }) {
  const { t } = useMessages()
  const can = useCan()
  const [{ site_id, journey_id, ...rest }] = useView()
  const { data, error, refetch } = useQuery(sitesQuery())
  if (site_id && journey_id) return <Navigate to={pathTo(site_id, journey_id)} search={rest as never} replace />
  const sites = data?.filter(site => can('manage-marketing', site.id) && (!site_id || site.id === site_id))
  return (
    <>
      <PageHeader title={title} description={t('journeys.choose')} />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['40%', '60%', '50%']} />}
      {sites?.map(site => (
        <SiteJourneys key={site.id} site={site} pathTo={pathTo} />
      ))}
      {sites?.length === 0 && (
        <EmptyState icon={<Waypoints size={20} aria-hidden />} title={t('journeys.empty_title')} />
      )}
    </>
  )
}

function SiteJourneys({ site, pathTo }: { site: { id: string; name: string }; pathTo: PathTo }) {
  const { t } = useMessages()
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(journeysQuery(site.id))
  const journeys = data?.pages.flatMap(page => page.data)
  return (
    <Section title={site.name}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['50%', '40%']} />}
      {journeys?.length === 0 && (
        <p className="muted">
          {t('journeys.empty_title')} <Link href={`${journeysPath(site.id)}/create`}>{t('journeys.create')}</Link>
        </p>
      )}
      <ul className="flow-choices">
        {journeys?.map(journey => (
          <li key={journey.id}>
            <Link href={pathTo(site.id, journey.id)}>{journey.name}</Link>
            <JourneyState journey={journey} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" className="button" data-variant="secondary" onClick={() => void fetchNextPage()}>
          {t('ui.load_more')}
        </button>
      )}
    </Section>
  )
}

export function ChooseForCanvas() {
  const { t } = useMessages()
  return <Chooser title={t('journeys.view_canvas')} pathTo={flowEditorPath} />
}

export function ChooseForOutline() {
  const { t } = useMessages()
  return <Chooser title={t('journeys.view_outline')} pathTo={flowOutlinePath} />
}

export function ChooseForBranch() {
  const { t } = useMessages()
  return <Chooser title={t('journeys.branch_editor')} pathTo={pathEditorPath} />
}
