/** A list that is being read for an import, and the way on to it once it has been read. */
import type { Operation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { StartedOperation } from '../../product/operations/operation-notices.tsx'
import { importPathOf } from '../../product/operations/paths.ts'
import { operationQuery } from '../../product/operations/queries.ts'
import { Link } from '../../ui/link.tsx'

type Props = { site_id: string; begun: Operation; onClose: () => void }

export function ListReading({ site_id, begun, onClose }: Props) {
  const { t } = useMessages()
  const { data: operation = begun } = useQuery(operationQuery(site_id, begun.id))
  const href = importPathOf(site_id, operation)
  return (
    <StartedOperation site_id={site_id} operation_id={begun.id} onClose={onClose}>
      {href ? <Link href={href}>{t('operations.open_import')}</Link> : <p>{t('connections.reading_text')}</p>}
    </StartedOperation>
  )
}
