/** Writes many rows of the ledger in one statement each: a list has more leads than statements of one row could follow. */
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LedgerRow } from './store.ts'

type Tx = Handle<'site'>

/** Rows that are no more, as of somebody who was erased meanwhile, are not made again. */
function updateLedger(columns: readonly string[], set: string): ManyRows {
  const names = ['connection_id', 'lead_id', ...columns].map(name => `"${name}"`).join(', ')
  return {
    table: 'sync_ledger',
    into: `with e (${names}) as (`,
    columns: columns.length + 2,
    after: `) update sync_ledger set ${set} from e
      where sync_ledger.connection_id = e.connection_id and sync_ledger.lead_id = e.lead_id`,
  }
}

const saved = [
  ...['status', 'contact_id', 'email', 'email_key', 'consent', 'known', 'sent_hash', 'sent', 'activity_id'],
  ...['reason', 'field', 'detail', 'attempts', 'sent_at', 'updated_at'],
] as const
const save = updateLedger(
  [...saved, 'revision', 'due_at'],
  `${saved.map(name => `"${name}" = e."${name}"`).join(', ')},
    due_at = case when sync_ledger.revision = e.revision then e.due_at else sync_ledger.due_at end`,
)

const toJson = (value: LedgerRow['known']): string | null => (value === null ? null : JSON.stringify(value))

/** As `saveRow`, of rows as they are from now on: what changed meanwhile stays due. */
export async function saveRows(tx: Tx, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(row => [
    ...[row.connection_id, row.lead_id],
    ...saved.map(name => (name === 'known' || name === 'sent' ? toJson(row[name]) : row[name])),
    ...[row.revision, row.due_at],
  ])
  await tx.run(save, values)
}

const see = updateLedger(
  ['contact_id', 'email', 'received_at'],
  'contact_id = e.contact_id, email = e.email, received_at = e.received_at',
)

/** Contacts that were read, and are as they were known. */
export async function seeRows(
  tx: Tx,
  rows: readonly { row: LedgerRow; contact: { id: string; email: string } }[],
  at: number,
): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    see,
    rows.map(({ row, contact }) => [row.connection_id, row.lead_id, contact.id, contact.email, at]),
  )
}
