/**
 * A list that goes on: thousands of rows, of which only those in sight are drawn, all of one height. A grid of its own, since React
 * Aria's table keeps a collection of all rows and some hooks for each cell, which takes longer than a frame while one scrolls.
 */
import { type MouseEvent, useMemo, useRef } from 'react'
import type { ShownTable, TableColumn, TableSort } from '../data-table-props.ts'
import { TableEnd } from '../table-end.tsx'
import { useMediaQuery } from '../use-media-query.ts'
import { EndlessHead } from './endless-head.tsx'
import styles from './endless-table.module.css'
import { MoreRows } from './more-rows.tsx'
import { RowsInSight } from './rows-in-sight.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { useOpenRow } from './use-open-row.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowSelection } from './use-row-selection.ts'

const heights = { compact: 32, usual: 40, two_lines: 56 }

export function EndlessTable<T>({ table }: { table: ShownTable<T> }) {
  const { more, rows, onSelect, hasBoxes, actionsOf } = table
  const columns = useShownColumns(table.columns)
  const rowHeight = table.lines === 2 ? heights.two_lines : heights[table.isCompact ? 'compact' : 'usual']
  const grid = useRef<HTMLDivElement>(null)
  const widths = useColumnWidths(grid, [
    ...(hasBoxes ? ['40px'] : []),
    ...columns.map(column => column.width ?? '1fr'),
    ...(actionsOf ? ['52px'] : []),
  ])
  const selection = useRowSelection(table)
  const focus = useRowFocus(table, grid)
  const open = useOpenRow(table)
  const onKeyDown = useRowKeys(table, { grid, rowHeight, focus, selection, open })
  const onClick = (event: MouseEvent) => {
    const sorted = (event.target as Element).closest<HTMLElement>('[data-sorts]')?.dataset.sorts
    if (sorted !== undefined) return table.onSort?.(nextSort(sorted, table.sort))
    const at = rowOfClick(event, rows, table.idOf)
    if (at === undefined) return
    const isBox = (event.target as Element).closest('[data-slot=row-box]') !== null
    if (isBox || (onSelect && table.selected?.size)) selection.toggle(at, event.shiftKey)
    else open(at, event)
  }
  return (
    <div className={styles.frame} data-lines={table.lines ?? 1}>
      {/* Keys reach it from the row or cell that has the focus. */}
      <div
        role="grid"
        className={styles.grid}
        ref={grid}
        aria-label={table.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + Number(hasBoxes) + Number(Boolean(actionsOf))}
        aria-multiselectable={onSelect ? true : undefined}
        style={{ '--columns': widths, '--row-height': `${rowHeight}px` } as object}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onClick={onClick}
        onAuxClick={event => event.button === 1 && onClick(event)}
      >
        <EndlessHead table={table} columns={columns} onSelectAll={selection.toggleAll} />
        <RowsInSight table={table} columns={columns} rowHeight={rowHeight} current={focus.current} />
      </div>
      {more?.hasMore && !more.isFailed && <MoreRows key={rows.length} more={more} />}
      <TableEnd table={table} more={more?.isFailed ? more : undefined} />
    </div>
  )
}

const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

const acting = 'a[href], button, input, select, textarea, label'

/** The row that a click means, unless it was for something in a cell, or marked text. */
function rowOfClick<T>(event: MouseEvent, rows: readonly T[], idOf: (row: T) => string): number | undefined {
  const target = event.target as Element
  const row = target.closest('[role=row][data-key]')
  if (!row || !event.currentTarget.contains(row) || event.defaultPrevented) return undefined
  const isBox = target.closest('[data-slot=row-box]') !== null
  if (!isBox && (target.closest(acting) || window.getSelection()?.type === 'Range')) return undefined
  const at = rows.findIndex(one => idOf(one) === row.getAttribute('data-key'))
  return at === -1 ? undefined : at
}

/** The columns for which the window is wide enough. */
function useShownColumns<T>(columns: readonly TableColumn<T>[]): readonly TableColumn<T>[] {
  const isBelow600 = useMediaQuery('(width < 600px)')
  const isBelow1024 = useMediaQuery('(width < 1024px)')
  const isBelow1280 = useMediaQuery('(width < 1280px)')
  const isBelow1440 = useMediaQuery('(width < 1440px)')
  return useMemo(() => {
    const isBelow = { 600: isBelow600, 1024: isBelow1024, 1280: isBelow1280, 1440: isBelow1440 }
    return columns.filter(({ hideBelow }) => !(hideBelow && isBelow[hideBelow]))
  }, [columns, isBelow600, isBelow1024, isBelow1280, isBelow1440])
}
