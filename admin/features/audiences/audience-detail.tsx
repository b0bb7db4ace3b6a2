/** One audience: description and members, with adding and removing leads. */

import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ListMinus, Pencil, Trash2, Users, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { EnrollAllDialog, type StartedEnrollment } from '../../product/enrollments/enroll-all-dialog.tsx'
import { historyPath } from '../../product/journeys/paths.ts'
import { useLeadColumns } from '../../product/leads/lead-columns.tsx'
import { fullName, leadViewOf, sortOf, tableSortOf } from '../../product/leads/lead-view.ts'
import { leadsQuery } from '../../product/leads/queries.ts'
import { patched, removedFrom } from '../../product/lists/shown.ts'
import { useList } from '../../product/lists/use-list.ts'
import { StartedOperation } from '../../product/operations/operation-notices.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AudienceDialog } from './audience-dialog.tsx'
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
      {can('read-lead', site_id) ? (
        <Members audience_id={audience_id} count={audience?.lead_count} />
      ) : (
        audience && <p>{t('leads.count', { count: audience.lead_count })}</p>
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

function Members({ audience_id, count }: { audience_id: string; count: number | undefined }) {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [url, change] = useView('/sites/$site_id/leads/audience-detail/$audience_id')
  const view = { ...leadViewOf(url), audience: audience_id }
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const query = leadsQuery(site_id, view)
  const list = useList(query)
  const columns = useLeadColumns(timezone)
  const remove = useChange({
    run: (lead_ids: string[]) => client.audiences.removeLeads({ site_id, audience_id, body: { lead_ids } }),
    shows: lead_ids => [
      removedFrom(query.queryKey, lead_ids),
      ...(count === undefined ? [] : [patched('audiences', audience_id, { lead_count: count - lead_ids.length })]),
    ],
    refreshes: ofSite(site_id, 'audiences', 'leads'),
    done: ({ changed }) => {
      setSelected(new Set())
      return { text: t('audiences.removed_toast', { count: changed }) }
    },
  })
  const mayChange = can('manage-audiences', site_id)
  return (
    <>
      <FilterBar
        search={{ label: t('leads.search'), value: view.q, onChange: q => change({ q }) }}
        count={count === undefined || view.q ? undefined : t('leads.count', { count })}
        selection={
          selected.size > 0
            ? {
                text: t('leads.selected', { count: selected.size }),
                actions: (
                  <Button
                    icon={<ListMinus size={16} aria-hidden />}
                    isPending={remove.isPending}
                    onPress={() => remove.mutate([...selected])}
                  >
                    {t('audiences.remove_leads')}
                  </Button>
                ),
                onClear: () => setSelected(new Set()),
              }
            : undefined
        }
      />
      <DataTable
        label={t('leads.title')}
        {...list}
        nameOf={lead => fullName(lead) || lead.email}
        hrefOf={lead => pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id })}
        sort={tableSortOf(view.sort)}
        onSort={sort => change({ sort: sortOf(sort) })}
        selected={selected}
        onSelect={mayChange ? setSelected : undefined}
        empty={
          <EmptyState
            icon={<Users size={20} aria-hidden />}
            title={t(view.q ? 'leads.none_match' : 'audiences.no_leads_title')}
            text={view.q ? undefined : t('audiences.no_leads_text')}
            action={
              view.q || !mayChange ? undefined : (
                <Link look="button" href={pathTo('/sites/$site_id/leads', { site_id })}>
                  {t('audiences.choose_leads')}
                </Link>
              )
            }
          />
        }
        columns={columns}
      />
    </>
  )
}
