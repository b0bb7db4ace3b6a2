/** Draws the rows in sight and the one that has the focus. Scrolling renders nothing else, and of the rows only new ones. */
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { ShownTable, TableColumn } from '../data-table-props.ts'
import { Menu, type MenuAction } from '../menu.tsx'
import styles from './endless-table.module.css'
import { RowBox } from './row-box.tsx'
import { useSight } from './use-sight.ts'

type Props<T> = {
  table: ShownTable<T>
  columns: readonly TableColumn<T>[]
  rowHeight: number
  current: string | undefined
}

export function RowsInSight<T>({ table, columns, rowHeight, current }: Props<T>) {
  const { rows, idOf, nameOf, selected, onSelect, hasBoxes, actionsOf } = table
  const body = useRef<HTMLDivElement>(null)
  const sight = useSight(body, rowHeight, rows.length)
  const focused = useMemo(() => rows.findIndex(row => idOf(row) === current), [rows, idOf, current])
  const drawn = indexes(sight, focused)
  const tabStop = focused === -1 ? drawn[0] : focused
  const opens = Boolean(table.hrefOf || table.onOpen)
  return (
    <div role="rowgroup" className={styles.body} ref={body} style={{ height: rows.length * rowHeight }}>
      {drawn.map(at => {
        const row = rows[at] as T
        const id = idOf(row)
        return (
          <EndlessRow
            key={id}
            {...{ id, row, at, opens, columns: columns as readonly TableColumn<unknown>[] }}
            top={at * rowHeight}
            isTall={table.lines === 2}
            name={nameOf(row)}
            isTabStop={at === tabStop}
            isSelected={onSelect && (selected?.has(id) ?? false)}
            hasBox={hasBoxes}
            actionsOf={actionsOf as EndlessRowProps['actionsOf']}
          />
        )
      })}
    </div>
  )
}

function indexes({ first, last }: { first: number; last: number }, focused: number): number[] {
  const all = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  if (focused === -1 || (focused >= first && focused < last)) return all
  return focused < first ? [focused, ...all] : [...all, focused]
}

type EndlessRowProps = {
  id: string
  row: unknown
  at: number
  top: number
  name: string
  columns: readonly TableColumn<unknown>[]
  opens: boolean
  /** Of two lines. */
  isTall: boolean
  isTabStop: boolean
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined
  hasBox: boolean
  actionsOf: ((row: unknown) => MenuAction[]) | undefined
}

const EndlessRow = memo(
  ({ id, row, at, top, name, columns, opens, isTall, isTabStop, isSelected, hasBox, actionsOf }: EndlessRowProps) => {
    const first = hasBox ? 2 : 1
    return (
      <div
        role="row"
        className={styles.row}
        style={{ top }}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={name}
        aria-rowindex={at + 2}
        aria-selected={isSelected}
        data-key={id}
        data-selected={isSelected || undefined}
        data-opens={opens || undefined}
      >
        {hasBox && <BoxCell name={name} isSelected={isSelected ?? false} />}
        {columns.map((column, index) => (
          <div
            key={column.id}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            tabIndex={-1}
            className={styles.cell}
            aria-colindex={index + first}
            data-first={index === 0 || undefined}
            data-align={column.align}
          >
            {isTall ? <div className={styles.lines}>{column.cell(row)}</div> : column.cell(row)}
          </div>
        ))}
        {actionsOf && (
          <div role="gridcell" tabIndex={-1} className={styles.menuCell} aria-colindex={columns.length + first}>
            <RowMenu name={name} actions={actionsOf(row)} />
          </div>
        )}
      </div>
    )
  },
)

function BoxCell({ name, isSelected }: { name: string; isSelected: boolean }): ReactNode {
  const { t } = useMessages()
  return <RowBox role="gridcell" label={t('ui.select_row', { name })} state={isSelected ? 'all' : 'none'} />
}

function RowMenu({ name, actions }: { name: string; actions: MenuAction[] }) {
  const { t } = useMessages()
  return actions.length > 0 && <Menu label={t('ui.actions_for', { name })} actions={actions} />
}
