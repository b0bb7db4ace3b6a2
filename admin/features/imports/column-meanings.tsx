/** What each value of a column of statuses means, to be seen and changed. */
import type { ImportColumn, ImportRowStatus, ImportTarget } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Select } from '../../ui/select.tsx'
import { shownValues, withMeaning } from './consent-targets.ts'
import { rowStatuses, statusWords } from './import-words.ts'
import styles from './imports.module.css'

type Props = { name: string; column: ImportColumn; target: ImportTarget; onChange: (target: ImportTarget) => void }

export function ColumnMeanings({ name, column, target, onChange }: Props) {
  const { t, number } = useMessages()
  const options = rowStatuses.map(id => ({ id, label: t(statusWords[id]) }))
  const unknown = { id: 'unknown', label: t(statusWords.unknown) }
  return (
    <ul className={styles.meanings} aria-label={t('imports.meanings', { column: name })}>
      {shownValues(column, target).map(({ value, count, status }) => (
        <li key={value ?? ''}>
          <span className={styles.value}>
            {value ?? t('imports.other_values')}
            {count !== undefined && (
              <small className="muted numbers">{t('imports.meaning_rows', { count, shown: number(count) })}</small>
            )}
          </span>
          <Select
            label={t('imports.meaning_of', { value: value ?? t('imports.other_values') })}
            isRequired
            value={status}
            onChange={id => id !== 'unknown' && onChange(withMeaning(target, value, id as ImportRowStatus))}
            options={status === 'unknown' ? [unknown, ...options] : options}
          />
        </li>
      ))}
    </ul>
  )
}
