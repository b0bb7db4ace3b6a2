/** Requests of programs, such as AI agents: those that wait for somebody’s approval first. */
import type { Approval } from '@leadwright/sdk'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ApprovalDialog } from './approval-dialog.tsx'
import { ApprovalStatus } from './approval-status.tsx'
import { approvalsQuery } from './queries.ts'

export function ApprovalList() {
  const { t, relative, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/approvals')
  const which = view.show === 'all' ? 'all' : 'pending'
  const [opened, open] = useState<Approval>()
  const list = useList(approvalsQuery(site_id, which))
  return (
    <>
      <PageHeader title={t('approvals.title')} description={t('approvals.text')} />
      <FilterBar>
        <ChoiceBar
          label={t('approvals.show')}
          value={which}
          onChange={show => change({ show: show === 'all' ? show : undefined })}
          options={[
            { id: 'pending', label: t('approvals.waiting') },
            { id: 'all', label: t('approvals.all') },
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('approvals.title')}
        lines={2}
        {...list}
        nameOf={({ summary }) => summary}
        onOpen={open}
        empty={
          <EmptyState
            isNarrowed={which === 'pending'}
            icon={<ClipboardCheck size={20} aria-hidden />}
            title={t(which === 'pending' ? 'approvals.none_waiting' : 'approvals.none')}
            text={t('approvals.empty_text')}
          />
        }
        columns={[
          { id: 'call', label: t('approvals.call'), width: '34%', cell: ({ summary }) => summary },
          { id: 'reason', label: t('approvals.reason'), hideBelow: 1024, cell: ({ reason }) => reason },
          { id: 'status', label: t('approvals.state'), cell: ({ status }) => <ApprovalStatus status={status} /> },
          {
            id: 'by',
            label: t('approvals.by'),
            hideBelow: 600,
            cell: ({ requested_by_name }) => requested_by_name ?? '–',
          },
          {
            id: 'at',
            label: t('approvals.at'),
            hideBelow: 600,
            cell: ({ created_at }) => <span title={moment(created_at, timezone)}>{relative(created_at)}</span>,
          },
        ]}
      />
      <ApprovalDialog site_id={site_id} approval={opened} onClose={() => open(undefined)} />
    </>
  )
}
