/**
 * Operations where they were started: those under way about a thing, and one that was just started, until it is put
 * away.
 */
import type { Operation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OperationProgress } from './operation-progress.tsx'
import { operationTitle } from './operation-words.ts'
import { operationsPath } from './paths.ts'
import { type OperationView, operationQuery, runningOperationsQuery } from './queries.ts'

const tones = { queued: 'info', running: 'info', completed: 'good', failed: 'bad', canceled: 'warning' } as const

function OperationNotice({
  operation,
  action,
  children,
}: {
  operation: Operation
  action?: ReactNode
  children: ReactNode
}) {
  const messages = useMessages()
  return (
    <Notice tone={tones[operation.status]} title={operationTitle(operation, messages)} action={action}>
      <OperationProgress operation={operation} />
      {children}
    </Notice>
  )
}

/** Those of a kind, or about a thing, that are under way. */
export function OperationsUnderWay({ site_id, view }: { site_id: string; view: OperationView }) {
  const { t } = useMessages()
  const { data } = useQuery(runningOperationsQuery(site_id, view))
  return data?.data.map(operation => (
    <OperationNotice key={operation.id} operation={operation}>
      <Link href={operationsPath(site_id)}>{t('operations.see_all')}</Link>
    </OperationNotice>
  ))
}

type StartedOperationProps = { site_id: string; operation_id: string; onClose: () => void; children?: ReactNode }

/** The operation that was started here. `children`: a link to its results. */
export function StartedOperation({ site_id, operation_id, onClose, children }: StartedOperationProps) {
  const { t } = useMessages()
  const { data: operation } = useQuery(operationQuery(site_id, operation_id))
  if (!operation) return null
  return (
    <OperationNotice
      operation={operation}
      action={<IconButton label={t('ui.close')} icon={<X size={16} aria-hidden />} onPress={onClose} />}
    >
      {children ?? <Link href={operationsPath(site_id)}>{t('operations.see_all')}</Link>}
    </OperationNotice>
  )
}
