/** Progress of an operation: a bar while it runs, its counts, and the reason if it failed. */
import type { Operation } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import styles from './operation-progress.module.css'
import { operationCounts, operationTitle } from './operation-words.ts'

export function OperationProgress({ operation }: { operation: Operation }) {
  const messages = useMessages()
  const { t, number, date } = messages
  const { total, processed } = operation.progress
  return (
    <div className={styles.progress}>
      {operation.can_cancel && (
        <>
          <progress
            aria-label={operationTitle(operation, messages)}
            max={Math.max(total ?? 1, 1)}
            {...(total !== null && { value: Math.min(processed, total) })}
          />
          <span className="numbers">
            {total === null
              ? t('operations.counting')
              : t('operations.progress', { processed: number(processed), total: number(total) })}
          </span>
        </>
      )}
      {processed > 0 && <span className="numbers muted">{operationCounts(operation, messages)}</span>}
      {!operation.can_cancel && processed === 0 && <span className="muted">{t('operations.nothing')}</span>}
      {operation.file && (
        <span className="muted">{t('operations.download_until', { date: date(operation.file.until) })}</span>
      )}
      {operation.reason && <span>{operation.reason.text}</span>}
    </div>
  )
}
