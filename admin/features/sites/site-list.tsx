/** My sites: where everyone arrives after signing in. */

import type { Site } from '@leadwright/sdk'
import { Globe, Plus, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useAccountSites } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable, type TableSort } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useRemovableDemo } from './use-removable-demo.ts'

const CreateSiteDialog = lazy(() =>
  import('./create-site-dialog.tsx').then(module => ({ default: module.CreateSiteDialog })),
)
const FirstSite = lazy(() => import('./first-site.tsx').then(module => ({ default: module.FirstSite })))
const ImportSiteDialog = lazy(() =>
  import('./import-site-dialog.tsx').then(module => ({ default: module.ImportSiteDialog })),
)
const RemoveDemo = lazy(() => import('./remove-demo.tsx').then(module => ({ default: module.RemoveDemo })))

export function SiteList() {
  const { t, date } = useMessages()
  const can = useCan()
  const [view, change] = useView('/sites')
  const hasDemo = useRemovableDemo()
  const [isRemoving, setRemoving] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const list = wholeList(useAccountSites())
  const words = (view.q ?? '').toLowerCase()
  const sort: TableSort = {
    column: view.sort?.replace('-', '') ?? 'name',
    direction: view.sort?.startsWith('-') ? 'descending' : 'ascending',
  }
  const found = list.rows?.filter(site => `${site.name} ${site.subdomain}`.toLowerCase().includes(words))
  const factor = sort.direction === 'ascending' ? 1 : -1
  const create = can('manage-sites') && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'site' })}>
      {t('sites.create')}
    </Button>
  )
  const rows = found?.sort(
    (a, b) =>
      factor * (sort.column === 'created_at' ? a.created_at.localeCompare(b.created_at) : a.name.localeCompare(b.name)),
  )

  const table = (
    <>
      <FilterBar
        search={{ label: t('sites.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && t('sites.count', { count: rows.length })}
      />
      <DataTable
        label={t('sites.title')}
        {...list}
        rows={rows}
        nameOf={site => site.name}
        hrefOf={site => pathTo('/sites/$site_id/dashboard', { site_id: site.id })}
        sort={sort}
        onSort={next => change({ sort: `${next.direction === 'descending' ? '-' : ''}${next.column}` })}
        empty={
          words ? (
            <NoMatches icon={<Globe size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState
              icon={<Globe size={20} aria-hidden />}
              title={t('sites.empty_title')}
              text={t('sites.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'name', label: t('sites.name'), isSortable: true, cell: site => <SiteName site={site} /> },
          {
            id: 'status',
            label: t('sites.state'),
            cell: site => (
              <span className="row-of">
                <StatusBadge status={site.status} />
                {site.database_status === 'damaged' && <StatusBadge status="damaged" />}
                {site.paused && <StatusBadge status="paused" />}
              </span>
            ),
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
  const isFirst = list.rows?.length === 0 && can('manage-sites')

  return (
    <>
      <PageHeader
        title={t('sites.title')}
        action={create}
        menu={[
          ...(can('super-administrator')
            ? [
                {
                  id: 'import',
                  label: t('sites.import'),
                  icon: <Upload size={16} aria-hidden />,
                  onAction: () => setImporting(true),
                },
              ]
            : []),
          ...(hasDemo
            ? [
                {
                  id: 'remove_demo',
                  label: t('sites.remove_demo'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setRemoving(true),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {isImporting && <ImportSiteDialog isOpen onClose={() => setImporting(false)} />}
        {isRemoving && <RemoveDemo isOpen onClose={() => setRemoving(false)} />}
        {view.create === 'site' && <CreateSiteDialog isOpen onClose={() => change({ create: undefined })} />}
      </Suspense>
      {isFirst ? (
        <Suspense>
          <FirstSite />
        </Suspense>
      ) : (
        table
      )}
    </>
  )
}

function SiteName({ site }: { site: Site }) {
  const { t } = useMessages()
  return (
    <span className="row-of">
      {site.name}
      {site.is_demo && <Badge>{t('sites.demo')}</Badge>}
    </span>
  )
}
