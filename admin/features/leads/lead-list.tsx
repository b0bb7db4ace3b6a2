/** Leads of a site: search, narrow, sort, select, tag. The view is in the URL; new leads appear by themselves. */

import { useQuery } from '@tanstack/react-query'
import { Download, FileUp, Plus, UserPlus, Users, Waypoints } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { EnrollAllDialog, type StartedEnrollment } from '../../product/enrollments/enroll-all-dialog.tsx'
import { historyPath } from '../../product/journeys/paths.ts'
import { filterOf, fullName, leadViewOf, sortOf, tableSortOf } from '../../product/leads/lead-view.ts'
import { leadCountQuery, leadsQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { StartedOperation } from '../../product/operations/operation-notices.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AddLeadDialog } from './add-lead-dialog.tsx'
import { bulkCountQuery, selectionOf } from './bulk/bulk-selection.ts'
import { useBulkSelection } from './bulk/use-bulk-selection.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { everything, LeadBar } from './lead-bar.tsx'
import { useListLook } from './use-list-look.ts'

export function LeadList() {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [url, change] = useView('/sites/$site_id/leads')
  const view = useMemo(() => leadViewOf(url), [url])
  const [isEnrolling, setEnrolling] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const [started, setStarted] = useState<StartedEnrollment>()
  const list = useList(leadsQuery(site_id, view))
  const { data: counted } = useQuery(leadCountQuery(site_id, view))
  const look = useListLook({ site_id, timezone, search: url, change })
  const [isArranging, setArranging] = useState(false)
  const arrange = useCallback(() => setArranging(true), [])
  const rows = list.rows
  const shownColumns = useMemo(() => look.columns.map(({ id }) => id), [look.columns])
  const { selected, onSelect, selection } = useBulkSelection(view, rows, shownColumns)
  const { data: exported } = useQuery({ ...bulkCountQuery(site_id, selectionOf(view)), enabled: isExporting })
  const count = counted?.count
  const isNarrowed = view.q !== '' || filterOf(view) !== undefined
  const mayChange = can('manage-leads', site_id)
  const add = mayChange && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ add: 'lead' })}>
      {t('leads.add')}
    </Button>
  )

  const mayEnroll = can('manage-marketing', site_id) && count !== undefined && count > 0
  const menu = [
    mayChange && {
      id: 'import',
      label: t('imports.open'),
      icon: <FileUp size={16} aria-hidden />,
      href: pathTo('/sites/$site_id/imports', { site_id }),
    },
    rows !== undefined &&
      rows.length > 0 && {
        id: 'export',
        label: t(isNarrowed ? 'leads.export_found' : 'leads.export_every'),
        icon: <Download size={16} aria-hidden />,
        onAction: () => setExporting(true),
      },
    mayEnroll && {
      id: 'enroll',
      label: t(isNarrowed ? 'enrolling.open_found' : 'enrolling.open_all', { count }),
      icon: <Waypoints size={16} aria-hidden />,
      onAction: () => setEnrolling(true),
    },
  ].filter(entry => entry !== false)

  return (
    <>
      <PageHeader title={t('leads.title')} action={add} menu={menu} />
      {started && (
        <StartedOperation site_id={site_id} operation_id={started.operation_id} onClose={() => setStarted(undefined)}>
          <Link href={historyPath(site_id, started.journey_id)}>{t('enrolling.see_runs')}</Link>
        </StartedOperation>
      )}
      {isExporting && exported !== undefined && (
        <ExportDialog
          site_id={site_id}
          selection={selectionOf(view)}
          count={exported}
          sort={view.sort}
          columns={shownColumns}
          onClose={() => setExporting(false)}
        />
      )}
      {isEnrolling && (
        <EnrollAllDialog
          site_id={site_id}
          whom={selectionOf(view)}
          onClose={() => setEnrolling(false)}
          onStarted={setStarted}
        />
      )}
      <AddLeadDialog site_id={site_id} isOpen={url.add === 'lead'} onClose={() => change({ add: undefined })} />
      <LeadBar
        site_id={site_id}
        url={url}
        written={look.written}
        count={counted && t(counted.exact ? 'leads.count' : 'leads.count_about', { count: counted.count })}
        selection={selection}
        onChange={change}
        onArrange={arrange}
      />
      {isArranging && (
        <ColumnsDialog
          all={look.all}
          chosen={look.chosen}
          isCompact={look.isCompact}
          sort={tableSortOf(view.sort)}
          onSort={sort => change({ sort: sortOf(sort) })}
          onChoose={look.choose}
          onDensity={look.setCompact}
          onClose={() => setArranging(false)}
        />
      )}
      <DataTable
        label={t('leads.title')}
        {...list}
        nameOf={lead => fullName(lead) || lead.email}
        hrefOf={lead => pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id })}
        sort={tableSortOf(view.sort)}
        onSort={sort => change({ sort: sortOf(sort) })}
        selected={selected}
        onSelect={mayChange ? onSelect : undefined}
        empty={
          isNarrowed ? (
            <NoMatches
              icon={<Users size={20} aria-hidden />}
              title={t('leads.none_match')}
              onClear={() => change(everything)}
            />
          ) : (
            <EmptyState
              icon={<UserPlus size={20} aria-hidden />}
              title={t('leads.empty_title')}
              text={t('leads.empty_text')}
              action={add}
            />
          )
        }
        columns={look.columns}
        isCompact={look.isCompact}
      />
    </>
  )
}
