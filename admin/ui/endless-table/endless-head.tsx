/** The heads of the columns: the grid hears a click on those that sort, and the first box selects all rows. */
import { useMessages } from '../../messages/messages.tsx'
import type { ShownTable, TableColumn } from '../data-table-props.ts'
import styles from './endless-table.module.css'
import { RowBox } from './row-box.tsx'

type Props<T> = { table: ShownTable<T>; columns: readonly TableColumn<T>[]; onSelectAll: () => void }

export function EndlessHead<T>({ table, columns, onSelectAll }: Props<T>) {
  const { t } = useMessages()
  const { rows, selected, hasBoxes, sort, actionsOf } = table
  const chosen = selected?.size ?? 0
  const state = chosen === 0 ? 'none' : chosen >= rows.length ? 'all' : 'some'
  const first = hasBoxes ? 2 : 1
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" className={styles.head} aria-rowindex={1}>
        {hasBoxes && <RowBox role="columnheader" label={t('ui.select_all_rows')} state={state} onPress={onSelectAll} />}
        {columns.map((column, at) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <div
              key={column.id}
              role="columnheader"
              tabIndex={-1}
              className={styles.headCell}
              aria-colindex={at + first}
              aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
              data-align={column.align}
              data-sorts={column.isSortable ? column.id : undefined}
            >
              {column.label}
              {direction && <span aria-hidden> {direction === 'ascending' ? '↑' : '↓'}</span>}
            </div>
          )
        })}
        {actionsOf && (
          <div role="columnheader" tabIndex={-1} className={styles.headCell} aria-colindex={columns.length + first}>
            <span className="visually-hidden">{t('ui.actions')}</span>
          </div>
        )}
      </div>
    </div>
  )
}
