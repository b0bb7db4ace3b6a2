/** Audiences: lists of leads that forms, people and programs put leads on, or that follow a filter. */

import type { Audience } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type TableSort } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AudienceDialog } from './audience-dialog.tsx'
import { DeleteAudience } from './delete-audience.tsx'
import { audiencesQuery } from './queries.ts'

export function AudienceList() {
  const { t, number, date } = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/leads/audience')
  const [isCreating, setCreating] = useState(false)
  const [changed, setChanged] = useState<Audience>()
  const [deleted, setDeleted] = useState<Audience>()
  const list = wholeList(useQuery(audiencesQuery(site_id)))
  const audiences = list.rows
  const words = (view.q ?? '').toLowerCase()
  const sort: TableSort = {
    column: view.sort?.replace('-', '') ?? 'name',
    direction: view.sort?.startsWith('-') ? 'descending' : 'ascending',
  }
  const rows = audiences
    ?.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(words))
    .sort((one, other) => orderOf(sort, one, other))
  const mayChange = can('manage-audiences', site_id)
  const pathOf = (id: string) =>
    pathTo('/sites/$site_id/leads/audience-detail/$audience_id', { site_id, audience_id: id })
  const create = mayChange && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setCreating(true)}>
      {t('audiences.create')}
    </Button>
  )

  return (
    <>
      <PageHeader title={t('audiences.title')} action={create} />
      <FilterBar
        search={{ label: t('audiences.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && t('audiences.count', { count: rows.length })}
      />
      <DataTable
        label={t('audiences.title')}
        {...list}
        rows={rows}
        nameOf={audience => audience.name}
        hrefOf={audience => pathOf(audience.id)}
        sort={sort}
        onSort={next => change({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` })}
        empty={
          words ? (
            <NoMatches icon={<ListChecks size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState
              icon={<ListChecks size={20} aria-hidden />}
              title={t('audiences.empty_title')}
              text={t('audiences.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'name', label: t('audiences.name'), isSortable: true, cell: audience => audience.name },
          {
            id: 'description',
            label: t('audiences.description'),
            hideBelow: 1024,
            cell: audience => <span className="muted">{audience.description}</span>,
          },
          {
            id: 'type',
            label: t('audiences.type'),
            hideBelow: 600,
            width: '120px',
            cell: audience => t(audience.type === 'dynamic' ? 'audiences.dynamic' : 'audiences.static'),
          },
          {
            id: 'leads',
            label: t('leads.title'),
            isSortable: true,
            align: 'end',
            width: '120px',
            cell: audience => number(audience.lead_count),
          },
          {
            id: 'created_at',
            label: t('sites.created'),
            isSortable: true,
            hideBelow: 1024,
            width: '140px',
            cell: audience => date(audience.created_at, timezone),
          },
        ]}
        actionsOf={
          mayChange
            ? audience => [
                {
                  id: 'change',
                  label: t('audiences.change'),
                  icon: <Pencil size={16} aria-hidden />,
                  onAction: () => setChanged(audience),
                },
                {
                  id: 'delete',
                  label: t('audiences.delete'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setDeleted(audience),
                },
              ]
            : undefined
        }
      />
      <AudienceDialog
        site_id={site_id}
        audience={changed}
        isOpen={isCreating || changed !== undefined}
        onClose={() => {
          setCreating(false)
          setChanged(undefined)
        }}
        onSaved={audience => {
          if (isCreating) void navigate({ href: pathOf(audience.id) })
        }}
      />
      <DeleteAudience site_id={site_id} audience={deleted} onClose={() => setDeleted(undefined)} />
    </>
  )
}

function orderOf({ column, direction }: TableSort, one: Audience, other: Audience): number {
  const factor = direction === 'ascending' ? 1 : -1
  if (column === 'leads') return factor * (one.lead_count - other.lead_count)
  if (column === 'created_at') return factor * one.created_at.localeCompare(other.created_at)
  return factor * one.name.localeCompare(other.name)
}
