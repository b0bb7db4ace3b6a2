/**
 * A list as a table: sticky header, sorting, selection, rows that open, loading, empty and error built in, more by cursor.
 * Keys: arrows move, x selects, Enter opens, / (SearchField) filters. Below 600 px a row becomes two lines.
 */
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import { Menu, type MenuAction } from './menu.tsx'
import { SelectionBox } from './selection-box.tsx'
import { SkeletonBar } from './skeleton.tsx'
import './data-table.css'

export type TableColumn<T> = {
  id: string
  label: string
  cell: (row: T) => ReactNode
  isSortable?: boolean
  align?: 'end'
  /** CSS width; columns without one share the rest. */
  width?: string
  /** Not shown below this width of the window. */
  hideBelow?: 600 | 1024 | 1280 | 1440
}
export type TableSort = { column: string; direction: 'ascending' | 'descending' }
export type DataTableProps<T> = {
  label: string
  /** The first column names the row. */
  columns: TableColumn<T>[]
  /** Undefined while loading. */
  rows: T[] | undefined
  idOf: (row: T) => string
  /** What a row is called when it is read out. */
  nameOf: (row: T) => string
  hrefOf?: (row: T) => string
  onOpen?: (row: T) => void
  actionsOf?: (row: T) => MenuAction[]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  selected?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
  error?: unknown
  onRetry?: () => void
  /** An EmptyState: for "nothing yet" or "nothing matches". */
  empty: ReactNode
  more?: { hasMore: boolean; isLoading: boolean; onMore: () => void }
}

export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, idOf, selected, onSelect } = props
  const { t } = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  if (props.error && !rows) return <ErrorState error={props.error} onRetry={props.onRetry} />
  if (!rows) return <LoadingRows label={label} columns={columns} />
  if (rows.length === 0) return props.empty

  const toggle = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row][data-key]') : null
    const id = row?.getAttribute('data-key')
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'x' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !id || !onSelect) return
    event.preventDefault()
    event.stopPropagation()
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }

  return (
    <div className="table-frame" ref={frame} onKeyDownCapture={toggle}>
      <Table
        className="table"
        aria-label={label}
        selectionMode={onSelect ? 'multiple' : 'none'}
        selectedKeys={selected as Set<string> | undefined}
        onSelectionChange={keys =>
          onSelect?.(keys === 'all' ? new Set(rows.map(idOf)) : new Set([...keys].map(String)))
        }
        sortDescriptor={props.sort}
        onSortChange={sort => props.onSort?.({ column: String(sort.column), direction: sort.direction })}
        onRowAction={key => {
          const row = rows.find(row => idOf(row) === key)
          if (row) props.onOpen?.(row)
        }}
      >
        <TableHeader>
          {onSelect && (
            <Column className="cell cell-box">
              <SelectionBox />
            </Column>
          )}
          {columns.map((column, at) => (
            <TableHead key={column.id} column={column} isFirst={at === 0} />
          ))}
          {props.actionsOf && (
            <Column className="cell cell-menu">
              <span className="unseen">{t('ui.actions')}</span>
            </Column>
          )}
        </TableHeader>
        <TableBody>
          {rows.map(row => (
            <TableRow key={idOf(row)} row={row} table={props} />
          ))}
        </TableBody>
      </Table>
      {props.more?.hasMore && (
        <div className="table-more">
          <Button isPending={props.more.isLoading} onPress={props.more.onMore}>
            {t('ui.load_more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function TableHead<T>({ column, isFirst }: { column: TableColumn<T>; isFirst: boolean }) {
  return (
    <Column
      id={column.id}
      className="cell"
      isRowHeader={isFirst}
      allowsSorting={column.isSortable}
      style={{ width: column.width }}
      data-align={column.align}
      data-hide={column.hideBelow}
    >
      {({ sortDirection }) => (
        <span className="table-head">
          {column.label}
          {sortDirection && <span aria-hidden>{sortDirection === 'ascending' ? '↑' : '↓'}</span>}
        </span>
      )}
    </Column>
  )
}

function TableRow<T>({ row, table }: { row: T; table: DataTableProps<T> }) {
  const { t } = useMessages()
  const name = table.nameOf(row)
  const opens = Boolean(table.hrefOf || table.onOpen)
  const actions = table.actionsOf?.(row) ?? []
  return (
    <Row
      id={table.idOf(row)}
      textValue={name}
      href={table.hrefOf?.(row)}
      className="table-row"
      data-opens={opens || undefined}
    >
      {table.onSelect && (
        <Cell className="cell cell-box">
          <SelectionBox />
        </Cell>
      )}
      {table.columns.map((column, at) => (
        <Cell
          key={column.id}
          className="cell"
          data-first={at === 0 || undefined}
          data-align={column.align}
          data-hide={column.hideBelow}
          data-label={column.align === 'end' ? column.label : undefined}
        >
          {column.cell(row)}
        </Cell>
      ))}
      {table.actionsOf && (
        <Cell className="cell cell-menu">
          {actions.length > 0 && <Menu label={t('ui.actions_for', { name })} actions={actions} />}
        </Cell>
      )}
    </Row>
  )
}

function LoadingRows<T>({ label, columns }: { label: string; columns: TableColumn<T>[] }) {
  const { t } = useMessages()
  return (
    <div className="table-frame" role="status" aria-label={`${label}: ${t('ui.loading')}`}>
      {['72%', '56%', '64%', '48%', '60%', '52%'].map(width => (
        <div key={width} className="table-loading">
          {columns.slice(0, 4).map(column => (
            <SkeletonBar key={column.id} width={width} />
          ))}
        </div>
      ))}
    </div>
  )
}
