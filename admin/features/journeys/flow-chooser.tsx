/** pathTo('/flow-editor'), pathTo('/flow-editor-2'), pathTo('/path-flow-editor'): which journey is opened, by site and name; a link with both goes straight on. */

import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { JourneyStatus } from '../../product/journeys/journey-status.tsx'
import { createJourneyPath, flowEditorPath, flowOutlinePath, pathEditorPath } from '../../product/journeys/paths.ts'
import { journeysQuery } from '../../product/journeys/queries.ts'
import { LoadMore } from '../../product/lists/load-more.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './flow-chooser.module.css'

type PathTo = (site_id: string, journey_id: string, branch?: string) => Href
type ChooserScreen = '/flow-editor' | '/flow-editor-2' | '/path-flow-editor'

function Chooser({ screen, title, pathTo }: { screen: ChooserScreen; title: string; pathTo: PathTo }) {
  const { t } = useMessages()
  const can = useCan()
  const [{ site_id, journey_id, path }] = useView(screen)
  const { data, error, refetch } = useQuery(sitesQuery())
  if (site_id && journey_id) return <Navigate to="." href={pathTo(site_id, journey_id, path)} replace />
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
  const list = useList(journeysQuery(site.id))
  const journeys = list.rows
  return (
    <Section title={site.name}>
      {list.error !== null && !journeys && <ErrorState error={list.error} onRetry={list.onRetry} />}
      {!journeys && !list.error && <Skeleton lines={['50%', '40%']} />}
      {journeys?.length === 0 && (
        <p className="muted">
          {t('journeys.empty_title')} <Link href={createJourneyPath(site.id)}>{t('journeys.create')}</Link>
        </p>
      )}
      <ul className={styles.choices}>
        {journeys?.map(journey => (
          <li key={journey.id}>
            <Link href={pathTo(site.id, journey.id)}>{journey.name}</Link>
            <JourneyStatus journey={journey} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </Section>
  )
}

export function ChooseForCanvas() {
  const { t } = useMessages()
  return <Chooser screen="/flow-editor" title={t('journeys.view_canvas')} pathTo={flowEditorPath} />
}

export function ChooseForOutline() {
  const { t } = useMessages()
  return <Chooser screen="/flow-editor-2" title={t('journeys.view_outline')} pathTo={flowOutlinePath} />
}

export function ChooseForBranch() {
  const { t } = useMessages()
  return <Chooser screen="/path-flow-editor" title={t('journeys.branch_editor')} pathTo={pathEditorPath} />
}
