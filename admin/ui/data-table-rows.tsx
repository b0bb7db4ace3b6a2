/** The headers and rows of a DataTable. Cells are rendered lazily. */
import { createContext, memo, type ReactNode, useContext } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Cell, Column, Row, TableBody } from 'react-aria-components/Table'
import { useMessages } from '../messages/messages.tsx'
import styles from './data-table.module.css'
import type { DataTableProps, TableColumn } from './data-table-props.ts'
import { Menu } from './menu.tsx'
import { SelectionBox } from './selection-box.tsx'
import virtualStyles from './virtual-rows.module.css'

const TableContext = createContext<DataTableProps<unknown> | undefined>(undefined)

export function TableProvider<T>({ value, children }: { value: DataTableProps<T>; children: ReactNode }) {
  return <TableContext value={value as unknown as DataTableProps<unknown>}>{children}</TableContext>
}

export function TableHeads<T>({ table }: { table: DataTableProps<T> }) {
  const { t } = useMessages()
  return (
    <>
      {table.onSelect && (
        <Column className={`${styles.cell} ${styles.cellBox}`}>
          <SelectionBox />
        </Column>
      )}
      {table.columns.map((column, at) => (
        <TableHead key={column.id} column={column} isFirst={at === 0} isPlaced={Boolean(table.lines)} />
      ))}
      {table.actionsOf && (
        <Column className={`${styles.cell} ${styles.cellMenu}`}>
          <span className="visually-hidden">{t('ui.actions')}</span>
        </Column>
      )}
    </>
  )
}

/** `isPlaced`: its width is that of what React Aria puts it in. */
type HeadProps<T> = { column: TableColumn<T>; isFirst: boolean; isPlaced: boolean }

function TableHead<T>({ column, isFirst, isPlaced }: HeadProps<T>) {
  return (
    <Column
      id={column.id}
      className={styles.cell}
      isRowHeader={isFirst}
      allowsSorting={column.isSortable}
      style={{ width: isPlaced || column.width?.endsWith('fr') ? undefined : column.width }}
      data-align={column.align}
      data-hide={column.hideBelow}
    >
      {({ sortDirection }) => (
        <span className={styles.head}>
          {column.label}
          {sortDirection && <span aria-hidden>{sortDirection === 'ascending' ? '↑' : '↓'}</span>}
        </span>
      )}
    </Column>
  )
}

export function TableBodyRows<T>({ table }: { table: DataTableProps<T> }) {
  const { language } = useMessages()
  const { columns, rows, onSelect, actionsOf } = table
  const shape = table.lines ? JSON.stringify([columns, Boolean(onSelect), Boolean(actionsOf), language]) : {}
  return <RowsOnce table={table as unknown as DataTableProps<object>} rows={rows} shape={shape} />
}

type RowsOnceProps = { table: DataTableProps<object>; rows: unknown; shape: unknown }

/**
 * In a virtual list each row is created once, since there can be thousands, and again only if it or the columns
 * (`shape`) change.
 */
const RowsOnce = memo(
  ({ table, shape }: RowsOnceProps) => (
    <TableBody>
      <Collection items={table.rows} dependencies={[shape]}>
        {row => <TableRow id={table.idOf(row)} row={row} table={table} />}
      </Collection>
    </TableBody>
  ),
  (before, now) => before.rows === now.rows && before.shape === now.shape,
)

function TableRow<T>({ id, row, table }: { id: string; row: T; table: DataTableProps<T> }) {
  return (
    <Row
      id={id}
      textValue={table.nameOf(row)}
      href={table.hrefOf?.(row)}
      className={styles.row}
      data-opens={Boolean(table.hrefOf || table.onOpen) || undefined}
    >
      {table.onSelect && (
        <Cell className={`${styles.cell} ${styles.cellBox}`}>
          <SelectionBox />
        </Cell>
      )}
      {table.columns.map((column, at) => (
        <Cell
          key={column.id}
          className={styles.cell}
          data-first={at === 0 || undefined}
          data-align={column.align}
          data-hide={column.hideBelow}
          data-label={column.align === 'end' ? column.label : undefined}
        >
          <CellContents row={row} column={column.id} />
        </Cell>
      ))}
      {table.actionsOf && (
        <Cell className={`${styles.cell} ${styles.cellMenu}`}>
          <RowMenu row={row} />
        </Cell>
      )}
    </Row>
  )
}

function CellContents({ row, column }: { row: unknown; column: string }) {
  const table = useContext(TableContext)
  const contents = table?.columns.find(({ id }) => id === column)?.cell(row)
  return table?.lines ? <div className={virtualStyles.text}>{contents}</div> : contents
}

function RowMenu({ row }: { row: unknown }) {
  const { t } = useMessages()
  const table = useContext(TableContext)
  const actions = table?.actionsOf?.(row) ?? []
  return (
    actions.length > 0 && <Menu label={t('ui.actions_for', { name: table?.nameOf(row) ?? '' })} actions={actions} />
  )
}
