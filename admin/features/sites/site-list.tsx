/** My sites: where everyone arrives after signing in. */
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../messages/messages.tsx'
import { DataTable, type TableSort } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { sitesQuery } from './queries.ts'

export function SiteList() {
  const { t, date } = useMessages()
  const [view, change] = useView()
  const { data, error, refetch } = useQuery(sitesQuery())
  const words = (view.q ?? '').toLowerCase()
  const sort: TableSort = {
    column: view.sort?.replace('-', '') ?? 'name',
    direction: view.sort?.startsWith('-') ? 'descending' : 'ascending',
  }
  const found = data?.filter(site => `${site.name} ${site.subdomain}`.toLowerCase().includes(words))
  const factor = sort.direction === 'ascending' ? 1 : -1
  const rows = found?.sort(
    (a, b) =>
      factor * (sort.column === 'created_at' ? a.created_at.localeCompare(b.created_at) : a.name.localeCompare(b.name)),
  )

  return (
    <>
      <PageHeader title={t('sites.title')} />
      <FilterBar
        search={{ label: t('sites.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && t('sites.count', { count: rows.length })}
      />
      <DataTable
        label={t('sites.title')}
        rows={rows}
        idOf={site => site.id}
        nameOf={site => site.name}
        hrefOf={site => `/sites/${site.id}/dashboard`}
        sort={sort}
        onSort={next => change({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` })}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState
            icon={<Globe size={20} aria-hidden />}
            title={t(words ? 'ui.nothing_matches' : 'sites.empty_title')}
            text={words ? undefined : t('sites.empty_text')}
          />
        }
        columns={[
          { id: 'name', label: t('sites.name'), isSortable: true, cell: site => site.name },
          {
            id: 'state',
            label: t('sites.state'),
            cell: site => <StatusBadge status={site.status} />,
          },
          { id: 'subdomain', label: t('sites.subdomain'), cell: site => site.subdomain },
          {
            id: 'created_at',
            label: t('sites.created'),
            isSortable: true,
            hideBelow: 1024,
            cell: site => date(site.created_at),
          },
        ]}
      />
    </>
  )
}
