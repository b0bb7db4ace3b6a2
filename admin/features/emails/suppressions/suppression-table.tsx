/** Suppressions as a table. */
import type { Suppression } from '@leadwright/sdk'
import { Undo2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { reasonNames, sourceNames } from '../../../product/emails/suppressions/words.ts'
import type { List } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Address } from '../../../ui/address.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'

type Props = { list: List<Suppression>; empty: ReactElement; onRemove?: (suppression: Suppression) => void }

export function SuppressionTable({ list, empty, onRemove }: Props) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const nameOf = ({ email }: Suppression) => email ?? t('suppressions.erased')
  const sourceOf = ({ source, email_id }: Suppression) =>
    email_id ? (
      <Link href={pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id })}>
        {t(sourceNames[source])}
      </Link>
    ) : (
      t(sourceNames[source])
    )
  return (
    <DataTable
      label={t('suppressions.title')}
      lines={2}
      {...list}
      nameOf={nameOf}
      empty={empty}
      actionsOf={
        onRemove &&
        (row => [
          {
            id: 'remove',
            label: t('suppressions.remove'),
            icon: <Undo2 size={16} aria-hidden />,
            onAction: () => onRemove(row),
          },
        ])
      }
      columns={[
        {
          id: 'email',
          label: t('suppressions.address'),
          cell: row => (row.email ? <Address>{row.email}</Address> : <span className="muted">{nameOf(row)}</span>),
        },
        { id: 'reason', label: t('suppressions.reason'), width: '150px', cell: row => t(reasonNames[row.reason]) },
        { id: 'source', label: t('suppressions.source'), width: '190px', hideBelow: 1024, cell: sourceOf },
        {
          id: 'note',
          label: t('suppressions.note'),
          hideBelow: 1280,
          cell: row => <span className="muted">{row.removal_note || row.note || row.evidence}</span>,
        },
        {
          id: 'since',
          label: t('suppressions.since'),
          width: '230px',
          hideBelow: 600,
          cell: row => moment(row.created_at, timezone),
        },
      ]}
    />
  )
}
