/**
 * Draws the rows in sight and the one that has the focus. Scrolling renders nothing else, and of the rows only new ones; those for
 * which there is no time yet are their names.
 */
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { ShownTable, TableColumn } from '../data-table-props.ts'
import { Menu, type MenuAction } from '../menu.tsx'
import styles from './endless-table.module.css'
import { RowBox } from './row-box.tsx'
import { allOf, type Rows } from './sight.ts'
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
  const seen = useSight(body, rowHeight, rows.length)
  const focused = useMemo(() => rows.findIndex(row => idOf(row) === current), [rows, idOf, current])
  const drawn = indexes(allOf(seen), focused)
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
            isWhole={at === focused || (at >= seen.whole.first && at < seen.whole.last)}
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

function indexes({ first, last }: Rows, focused: number): number[] {
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
  /** Not its name alone. */
  isWhole: boolean
  /** Of two lines. */
  isTall: boolean
  isTabStop: boolean
  /** Undefined where nothing can be selected. */
  isSelected: boolean | undefined
  hasBox: boolean
  actionsOf: ((row: unknown) => MenuAction[]) | undefined
}

const EndlessRow = memo((props: EndlessRowProps) => {
  const { id, at, top, name, opens, isWhole, isTabStop, isSelected, hasBox } = props
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
      data-named={!isWhole || undefined}
    >
      {isWhole ? <Cells {...props} /> : <NameCell name={name} at={hasBox ? 2 : 1} />}
    </div>
  )
})

function Cells({ row, name, columns, isTall, isSelected, hasBox, actionsOf }: EndlessRowProps) {
  const first = hasBox ? 2 : 1
  return (
    <>
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
    </>
  )
}

/** The rest of the row is a bar, for as long as one scrolls too fast to read it. */
function NameCell({ name, at }: { name: string; at: number }) {
  return (
    <div role="rowheader" className={styles.nameCell} aria-colindex={at} style={{ gridColumnStart: at }}>
      {name}
    </div>
  )
}

function BoxCell({ name, isSelected }: { name: string; isSelected: boolean }): ReactNode {
  const { t } = useMessages()
  return <RowBox role="gridcell" label={t('ui.select_row', { name })} state={isSelected ? 'all' : 'none'} />
}

function RowMenu({ name, actions }: { name: string; actions: MenuAction[] }) {
  const { t } = useMessages()
  return actions.length > 0 && <Menu label={t('ui.actions_for', { name })} actions={actions} />
}
