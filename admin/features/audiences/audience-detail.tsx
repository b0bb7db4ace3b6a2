/** One audience: what it is for, who is on it and by what rule, how it grew, what it shares with others, what uses it. */

import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Pencil, Trash2, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { EnrollAllDialog, type StartedEnrollment } from '../../product/enrollments/enroll-all-dialog.tsx'
import { historyPath } from '../../product/journeys/paths.ts'
import { StartedOperation } from '../../product/operations/operation-notices.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AudienceDialog } from './audience-dialog.tsx'
import { AudienceStatus } from './audience-status.tsx'
import { AudienceTabs } from './audience-tabs.tsx'
import { DeleteAudience } from './delete-audience.tsx'
import { audienceQuery } from './queries.ts'

export function AudienceDetail() {
  const { t } = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const { site_id } = useSite()
  const { audience_id } = useParams({ from: '/sites/$site_id/leads/audience-detail/$audience_id' })
  const [asked, setAsked] = useState<'change' | 'delete' | 'enroll'>()
  const [started, setStarted] = useState<StartedEnrollment>()
  const { data: audience, error, refetch } = useQuery(audienceQuery(site_id, audience_id))
  const list = pathTo('/sites/$site_id/leads/audience', { site_id })
  const back = { label: t('audiences.title'), href: list }
  if (error && !audience) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  return (
    <>
      <PageHeader
        title={audience?.name ?? '…'}
        description={audience?.description}
        status={audience && <Badge>{t(audience.type === 'dynamic' ? 'audiences.dynamic' : 'audiences.static')}</Badge>}
        back={back}
        menu={[
          ...(can('manage-marketing', site_id) && audience && audience.lead_count > 0
            ? [
                {
                  id: 'enroll',
                  label: t('enrolling.open_all', { count: audience.lead_count }),
                  icon: <Waypoints size={16} aria-hidden />,
                  onAction: () => setAsked('enroll'),
                },
              ]
            : []),
          ...(can('manage-audiences', site_id) && audience
            ? [
                {
                  id: 'change',
                  label: t('audiences.change'),
                  icon: <Pencil size={16} aria-hidden />,
                  onAction: () => setAsked('change'),
                },
                {
                  id: 'delete',
                  label: t('audiences.delete'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setAsked('delete'),
                },
              ]
            : []),
        ]}
      />
      {started && (
        <StartedOperation site_id={site_id} operation_id={started.operation_id} onClose={() => setStarted(undefined)}>
          <Link href={historyPath(site_id, started.journey_id)}>{t('enrolling.see_runs')}</Link>
        </StartedOperation>
      )}
      {asked === 'enroll' && (
        <EnrollAllDialog
          site_id={site_id}
          whom={{ audience_id }}
          onClose={() => setAsked(undefined)}
          onStarted={setStarted}
        />
      )}
      {audience && (
        <div className="stack">
          <AudienceStatus site_id={site_id} audience={audience} />
          <AudienceTabs site_id={site_id} audience={audience} />
        </div>
      )}
      <AudienceDialog
        site_id={site_id}
        audience={audience}
        isOpen={asked === 'change'}
        onClose={() => setAsked(undefined)}
      />
      <DeleteAudience
        site_id={site_id}
        audience={asked === 'delete' ? audience : undefined}
        onClose={() => setAsked(undefined)}
        onDeleted={() => void navigate({ href: list, replace: true })}
      />
    </>
  )
}
