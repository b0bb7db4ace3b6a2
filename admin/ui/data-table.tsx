/**
 * A list as a table: sticky header, sorting, selection, rows that open, loading, empty and error built in, more by cursor.
 * Keys: arrows, j and k move, x selects, Enter opens, / (SearchField) filters. Below 600 px a row becomes two lines.
 * A list that goes on is drawn by EndlessTable.
 */
import { type KeyboardEvent, useRef } from 'react'
import { Table, TableHeader } from 'react-aria-components/Table'
import { useMessages } from '../messages/messages.tsx'
import styles from './data-table.module.css'
import type { DataTableProps, ShownTable, TableColumn } from './data-table-props.ts'
import { TableBodyRows, TableHeads, TableProvider } from './data-table-rows.tsx'
import { EndlessTable } from './endless-table/endless-table.tsx'
import { ErrorState } from './error-state.tsx'
import { SelectedRows } from './selected-rows.tsx'
import { SkeletonBar } from './skeleton.tsx'
import { TableEnd } from './table-end.tsx'
import { useHotkey } from './use-hotkey.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useOwnSelection } from './use-own-selection.ts'

export type { DataTableProps, TableColumn, TableRows, TableSort } from './data-table-props.ts'

export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, more, isPart } = props
  const isPhone = useMediaQuery('(width < 600px)')
  if (props.error && !rows) return <ErrorState error={props.error} onRetry={props.onRetry} />
  if (!rows) return <LoadingRows label={label} columns={columns} />
  if (rows.length === 0) return props.empty
  return (
    <RowsSelectedByKey
      table={{ ...props, rows, hasBoxes: props.onSelect !== undefined }}
      isEndless={Boolean(more && !isPart && !isPhone)}
    />
  )
}

function RowsSelectedByKey<T>({ table, isEndless }: { table: ShownTable<T>; isEndless: boolean }) {
  const own = useOwnSelection(table)
  const shown = { ...table, ...own.table }
  return (
    <div className={styles.whole} ref={own.whole} onKeyDownCapture={own.onKeyDown}>
      {isEndless ? <EndlessTable table={shown} /> : <PlainTable table={shown} />}
      {own.count > 0 && <SelectedRows count={own.count} onCopy={own.copy} onClear={own.clear} />}
    </div>
  )
}

function PlainTable<T>({ table }: { table: ShownTable<T> }) {
  const frame = useEnteredByKey(table.isPart)
  return (
    <div className={styles.frame} ref={frame} onKeyDownCapture={event => actByKey(event, table)}>
      <Rows table={table} />
      {table.moves && (
        <p className="visually-hidden" role="status">
          {table.moves.said}
        </p>
      )}
      <TableEnd table={table} more={table.more} />
    </div>
  )
}

function Rows<T>({ table }: { table: ShownTable<T> }) {
  const { rows, idOf } = table
  return (
    <TableProvider value={table}>
      <Table
        className={styles.table}
        aria-label={table.label}
        dragAndDropHooks={table.moves?.dragAndDropHooks}
        selectionMode={table.hasBoxes || table.selected?.size ? 'multiple' : 'none'}
        selectedKeys={table.selected}
        onSelectionChange={keys =>
          table.onSelect?.(keys === 'all' ? new Set(rows.map(idOf)) : new Set([...keys].map(String)))
        }
        sortDescriptor={table.sort}
        onSortChange={sort => table.onSort?.({ column: String(sort.column), direction: sort.direction })}
        onRowAction={key => {
          const row = rows.find(row => idOf(row) === key)
          if (row) table.onOpen?.(row)
        }}
      >
        <TableHeader>
          <TableHeads table={table} />
        </TableHeader>
        <TableBodyRows table={table} />
      </Table>
    </TableProvider>
  )
}

/** `j` enters the list from elsewhere on the screen. */
function useEnteredByKey(isPart: boolean | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const enter = () => frame.current?.querySelector<HTMLElement>('[role=row][data-key]')?.focus()
  useHotkey('j', enter, !isPart)
  return frame
}

const steps = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
])

function actByKey<T>(event: KeyboardEvent<HTMLElement>, table: ShownTable<T>) {
  const row = event.target instanceof Element ? event.target.closest('[role=row][data-key]') : null
  const id = row?.getAttribute('data-key')
  if (id) table.moves?.onKey(event, id)
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping || !id) return
  const step = steps.get(event.key)
  if (event.key === 'x') selectByKey(event, id, table)
  if (!step) return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: step, bubbles: true, cancelable: true }))
}

function selectByKey<T>(event: KeyboardEvent, id: string, { selected, onSelect }: ShownTable<T>) {
  if (!onSelect) return
  event.preventDefault()
  event.stopPropagation()
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  onSelect(next)
}

function LoadingRows<T>({ label, columns }: { label: string; columns: TableColumn<T>[] }) {
  const { t } = useMessages()
  return (
    <div className={styles.frame} data-slot="loading-rows" role="status" aria-label={`${label}: ${t('ui.loading')}`}>
      {['72%', '56%', '64%', '48%', '60%', '52%'].map(width => (
        <div key={width} className={styles.loading}>
          {columns.slice(0, 4).map(column => (
            <SkeletonBar key={column.id} width={width} />
          ))}
        </div>
      ))}
    </div>
  )
}
