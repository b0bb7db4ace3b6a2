/** The footer of a table: reloading after an error, and loading more where that is not automatic. */
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import styles from './data-table.module.css'
import type { ShownTable, TableMore } from './data-table-props.ts'

export function TableEnd<T>({ table, more }: { table: ShownTable<T>; more: TableMore | undefined }) {
  const { t } = useMessages()
  if (!more?.hasMore && !table.isBehind) return null
  return (
    <div className={styles.more} data-slot="table-end">
      {table.isBehind && <Button onPress={table.onRetry}>{t('ui.reload_changed')}</Button>}
      {more?.hasMore && (
        <Button isPending={more.isLoading} onPress={more.onMore}>
          {t('ui.load_more')}
        </Button>
      )}
    </div>
  )
}
