/** What goes on in all sites: running, failed and past, whose it is and how far it has come. */
import type { OperationOfInstallation } from '@leadwright/sdk'
import { Filter, Layers } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { actors } from '../../product/activities/actors.ts'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './console.module.css'
import { operationStates, operationsOfAllQuery } from './queries.ts'

const icon = <Layers size={20} aria-hidden />

export function OperationTable() {
  const { t, moment } = useMessages()
  const [view, change] = useView('/console')
  const { site } = view
  const status = operationStates.find(known => known === view.status)
  const list = useList(operationsOfAllQuery(status, site))
  const siteName = list.rows?.find(({ site_id }) => site_id === site)?.site_name
  const titleOf = ({ what, is_undo }: OperationOfInstallation) => (is_undo ? t('operations.undo_of', { what }) : what)
  return (
    <Section title={t('console.operations')} isFlush>
      <div className={styles.filters}>
        <FilterBar
          chips={
            site
              ? [
                  {
                    id: 'site',
                    text: t('console.only_site', { name: siteName ?? site }),
                    onRemove: () => change({ site: undefined }),
                  },
                ]
              : []
          }
        >
          <Select
            label={t('console.state')}
            isRequired
            value={status ?? 'any'}
            onChange={id => change({ status: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('console.any_state') },
              { id: 'under_way', label: t('console.under_way') },
              { id: 'failed', label: t('status.failed') },
              { id: 'completed', label: t('status.completed') },
              { id: 'canceled', label: t('status.canceled') },
            ]}
          />
        </FilterBar>
      </div>
      <DataTable
        label={t('console.operations')}
        {...list}
        isPart
        nameOf={operation => `${titleOf(operation)}: ${operation.site_name}`}
        actionsOf={({ site_id }) => [
          {
            id: 'site',
            label: t('console.show_site'),
            icon: <Filter size={16} aria-hidden />,
            onAction: () => change({ site: site_id }),
          },
        ]}
        empty={
          status || site ? (
            <NoMatches icon={icon} onClear={() => change({ status: undefined, site: undefined })} />
          ) : (
            <EmptyState icon={icon} title={t('console.operations_empty')} text={t('console.operations_empty_text')} />
          )
        }
        columns={[
          { id: 'what', label: t('operations.what'), cell: titleOf },
          { id: 'site', label: t('console.site'), cell: ({ site_name }) => site_name },
          { id: 'owner', label: t('console.owner'), hideBelow: 1280, cell: ({ owner_name }) => owner_name },
          {
            id: 'status',
            label: t('operations.status'),
            width: '140px',
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            id: 'progress',
            label: t('console.progress'),
            width: '200px',
            cell: operation => <Progress operation={operation} />,
          },
          { id: 'who', label: t('activities.who'), hideBelow: 1280, cell: operation => <Who operation={operation} /> },
          {
            id: 'at',
            label: t('operations.at'),
            width: '180px',
            hideBelow: 1024,
            cell: ({ created_at }) => moment(created_at),
          },
        ]}
      />
    </Section>
  )
}

function Progress({ operation }: { operation: OperationOfInstallation }) {
  const { t, number } = useMessages()
  const { total, processed, failed, reason } = operation
  const done =
    total === null
      ? number(processed)
      : t('operations.progress', { processed: number(processed), total: number(total) })
  const parts = [done, failed > 0 && t('operations.failed', { count: failed, shown: number(failed) }), reason?.text]
  return <span className="numbers">{parts.filter(Boolean).join(' · ')}</span>
}

function Who({ operation: { created_by } }: { operation: OperationOfInstallation }) {
  const { t } = useMessages()
  const [label, Icon] = actors[created_by.type]
  return (
    <span className="row-of">
      <Icon size={14} aria-hidden />
      {created_by.name ?? t(label)}
    </span>
  )
}
