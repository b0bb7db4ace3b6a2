/** How many rows say what of consent. Files that say nothing of it show nothing. */
import type { ImportPass } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { statusTones, statusWords } from './import-words.ts'
import styles from './imports.module.css'

export function StatusCounts({ statuses = [] }: Pick<ImportPass, 'statuses'>) {
  const { t, number } = useMessages()
  if (statuses.every(({ status }) => status === 'unstated')) return null
  return (
    <div className={styles.statuses}>
      <p className="muted">{t('imports.statuses')}</p>
      <span className="row-of">
        {statuses.map(({ status, rows }) => (
          <Badge key={status} tone={statusTones[status]}>
            {t(statusWords[status])}: {number(rows)}
          </Badge>
        ))}
      </span>
    </div>
  )
}
