/** Operations, those under way and those that were: what each did, to how many, and what can still be done about it. */
import type { Operation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { actors } from '../../product/activities/actors.ts'
import { type List, useList, wholeList } from '../../product/lists/use-list.ts'
import styles from '../../product/operations/operation-progress.module.css'
import { OperationProgress } from '../../product/operations/operation-progress.tsx'
import { operationTitle } from '../../product/operations/operation-words.ts'
import { operationsPath } from '../../product/operations/paths.ts'
import { operationQuery, operationsQuery } from '../../product/operations/queries.ts'
import { useOperationActions } from '../../product/operations/use-operation-actions.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** All of them, or the one that a link names. */
export function OperationList() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [{ operation }] = useView('/sites/$site_id/operations')
  return (
    <>
      <PageHeader title={t('operations.title')} description={t('operations.text')} />
      {operation === undefined ? (
        <All site_id={site_id} />
      ) : (
        <>
          <One key={operation} site_id={site_id} operation_id={operation} />
          <p>
            <Link href={operationsPath(site_id)}>{t('operations.see_all')}</Link>
          </p>
        </>
      )}
    </>
  )
}

function All({ site_id }: { site_id: string }) {
  return <Operations list={useList(operationsQuery(site_id))} />
}

function One({ site_id, operation_id }: { site_id: string; operation_id: string }) {
  const one = useQuery({ ...operationQuery(site_id, operation_id), select: operation => [operation] })
  return <Operations list={wholeList(one)} />
}

function Operations({ list }: { list: List<Operation> }) {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, timezone } = useSite()
  const { actionsOf, dialog } = useOperationActions(site_id)
  return (
    <>
      <DataTable
        label={t('operations.title')}
        isPart
        {...list}
        nameOf={operation => operationTitle(operation, messages)}
        actionsOf={actionsOf}
        empty={
          <EmptyState
            icon={<Layers size={20} aria-hidden />}
            title={t('operations.empty_title')}
            text={t('operations.empty_text')}
          />
        }
        columns={[
          {
            id: 'what',
            label: t('operations.what'),
            cell: operation => (
              <div className={styles.progress}>
                <strong>{operationTitle(operation, messages)}</strong>
                <OperationProgress operation={operation} />
              </div>
            ),
          },
          {
            id: 'status',
            label: t('operations.status'),
            width: '140px',
            cell: operation => <StatusBadge status={operation.status} />,
          },
          {
            id: 'who',
            label: t('activities.who'),
            width: '160px',
            hideBelow: 1280,
            cell: operation => <Who operation={operation} />,
          },
          {
            id: 'at',
            label: t('operations.at'),
            width: '230px',
            cell: operation => moment(operation.created_at, timezone),
          },
        ]}
      />
      {dialog}
    </>
  )
}

function Who({ operation: { created_by } }: { operation: Operation }) {
  const { t } = useMessages()
  const { data: me } = useQuery(profileQuery())
  const [label, Icon] = actors[created_by.type]
  const isMe = created_by.type === 'user' && created_by.id === me?.id
  return (
    <span className="row-of">
      <Icon size={14} aria-hidden />
      {isMe ? t('activities.by_you') : (created_by.name ?? t(label))}
    </span>
  )
}
