/** In how many rows a value is left out, or read by guess, and why. */
import type { ImportNote, LeadImport } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import styles from './imports.module.css'

export function NoteCounts({ of, notes = [] }: { of: LeadImport; notes?: readonly ImportNote[] | undefined }) {
  const { t, number } = useMessages()
  if (notes.length === 0) return null
  const nameFor = (column: number) =>
    of.columns[column]?.name || t('imports.column_without_name', { number: column + 1 })
  return (
    <div>
      <p className="muted">{t('imports.notes')}</p>
      <ul className={styles.notes}>
        {notes.map(({ column, code, text, rows }) => (
          <li key={`${column} ${code}`}>
            {t('imports.note', { column: nameFor(column), text })}{' '}
            <span className="muted numbers">{t('imports.meaning_rows', { count: rows, shown: number(rows) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
