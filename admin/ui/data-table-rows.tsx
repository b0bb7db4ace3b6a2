/** The headers and rows of a DataTable. Cells are rendered lazily. */
import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Cell, Column, Row, TableBody } from 'react-aria-components/Table'
import { useMessages } from '../messages/messages.tsx'
import styles from './data-table.module.css'
import type { DataTableProps, ShownTable, TableColumn } from './data-table-props.ts'
import { Menu } from './menu.tsx'
import { SelectionBox } from './selection-box.tsx'

const TableContext = createContext<DataTableProps<unknown> | undefined>(undefined)

export function TableProvider<T>({ value, children }: { value: DataTableProps<T>; children: ReactNode }) {
  return <TableContext value={value as unknown as DataTableProps<unknown>}>{children}</TableContext>
}

export function TableHeads<T>({ table }: { table: ShownTable<T> }) {
  const { t } = useMessages()
  return (
    <>
      {table.moves && (
        <Column className={`${styles.cell} ${styles.cellBox}`}>
          <span className="visually-hidden">{t('ui.order')}</span>
        </Column>
      )}
      {table.hasBoxes && (
        <Column className={`${styles.cell} ${styles.cellBox}`}>
          <SelectionBox />
        </Column>
      )}
      {table.columns.map((column, at) => (
        <TableHead key={column.id} column={column} isFirst={at === 0} />
      ))}
      {table.actionsOf && (
        <Column className={`${styles.cell} ${styles.cellMenu}`}>
          <span className="visually-hidden">{t('ui.actions')}</span>
        </Column>
      )}
    </>
  )
}

function TableHead<T>({ column, isFirst }: { column: TableColumn<T>; isFirst: boolean }) {
  return (
    <Column
      id={column.id}
      className={styles.cell}
      isRowHeader={isFirst}
      allowsSorting={column.isSortable}
      style={{ width: column.width?.endsWith('fr') ? undefined : column.width }}
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

export function TableBodyRows<T>({ table }: { table: ShownTable<T> }) {
  const rows = table.rows as readonly (T & object)[]
  return (
    <TableBody>
      <Collection items={rows} dependencies={[{}]}>
        {row => <TableRow id={table.idOf(row)} row={row} table={table} />}
      </Collection>
    </TableBody>
  )
}

function TableRow<T>({ id, row, table }: { id: string; row: T; table: ShownTable<T> }) {
  const href = table.hrefOf?.(row)
  return (
    <Row
      id={id}
      textValue={table.nameOf(row)}
      href={href}
      className={styles.row}
      data-opens={Boolean(href || table.onOpen) || undefined}
    >
      {table.moves && (
        <Cell className={`${styles.cell} ${styles.cellBox}`}>
          <RowHandle row={row} />
        </Cell>
      )}
      {table.hasBoxes && (
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
  return table?.columns.find(({ id }) => id === column)?.cell(row)
}

function RowHandle({ row }: { row: unknown }) {
  const { t } = useMessages()
  const table = useContext(TableContext)
  return (
    <Button slot="drag" className={styles.handle} aria-label={t('ui.move_row', { name: table?.nameOf(row) ?? '' })}>
      <GripVertical size={14} aria-hidden />
    </Button>
  )
}

function RowMenu({ row }: { row: unknown }) {
  const { t } = useMessages()
  const table = useContext(TableContext)
  const actions = table?.actionsOf?.(row) ?? []
  return (
    actions.length > 0 && <Menu label={t('ui.actions_for', { name: table?.nameOf(row) ?? '' })} actions={actions} />
  )
}
