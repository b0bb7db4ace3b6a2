/**
 * A list as a table: sticky header, sorting, selection, rows that open, loading, empty and error built in, more by cursor.
 * Keys: arrows, j and k move, x selects, Enter opens, / (SearchField) filters. Below 600 px a row becomes two lines.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { Table, TableHeader } from 'react-aria-components/Table'
import { Virtualizer } from 'react-aria-components/Virtualizer'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import styles from './data-table.module.css'
import type { DataTableProps, TableColumn, TableMore } from './data-table-props.ts'
import { TableBodyRows, TableHeads, TableProvider } from './data-table-rows.tsx'
import { ErrorState } from './error-state.tsx'
import { RowsLayout, type RowsLayoutOptions } from './rows-layout.ts'
import { SkeletonBar } from './skeleton.tsx'
import { useHotkey } from './use-hotkey.ts'
import { useMediaQuery } from './use-media-query.ts'
import virtualStyles from './virtual-rows.module.css'

export type { DataTableProps, TableColumn, TableRows, TableSort } from './data-table-props.ts'

export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, more, isPart } = props
  const isPhone = useMediaQuery('(width < 600px)')
  if (props.error && !rows) return <ErrorState error={props.error} onRetry={props.onRetry} />
  if (!rows) return <LoadingRows label={label} columns={columns} />
  if (rows.length === 0) return props.empty
  const table = { ...props, rows }
  return more && !isPart && !isPhone ? <EndlessTable table={table} /> : <PlainTable table={table} />
}

type Shown<T> = DataTableProps<T> & { rows: readonly T[] }

function PlainTable<T>({ table }: { table: Shown<T> }) {
  const frame = useEnteredByKey(table.isPart)
  return (
    <div className={styles.frame} ref={frame} onKeyDownCapture={event => actByKey(event, table)}>
      <Rows table={{ ...table, lines: undefined }} />
      <TableEnd table={table} more={table.more} />
    </div>
  )
}

/** All rows are there for keys, selection and screen readers; only those in sight are drawn. */
function EndlessTable<T>({ table }: { table: Shown<T> }) {
  const { more, onSelect, actionsOf } = table
  const frame = useEnteredByKey(table.isPart)
  const columns = useShownColumns(table.columns)
  const lines = table.lines ?? 1
  const isCompact = table.isCompact ?? false
  const layoutOptions = useMemo<RowsLayoutOptions>(
    () => ({
      rowHeight: lines === 2 ? 56 : isCompact ? 32 : 40,
      headHeight: 36,
      widths: [onSelect && '40px', ...columns.map(column => column.width ?? '1fr'), actionsOf && '52px'].filter(
        width => width !== undefined,
      ),
    }),
    [lines, isCompact, columns, onSelect, actionsOf],
  )
  return (
    <div
      className={`${styles.frame} ${virtualStyles.endless}`}
      data-lines={lines}
      ref={frame}
      onKeyDownCapture={event => actByKey(event, table)}
    >
      <Virtualizer layout={RowsLayout} layoutOptions={layoutOptions}>
        <Rows table={{ ...table, columns, lines }} />
      </Virtualizer>
      {more?.hasMore && !more.isFailed && <MoreRows more={more} />}
      <TableEnd table={table} more={more?.isFailed ? more : undefined} />
    </div>
  )
}

function Rows<T>({ table }: { table: Shown<T> }) {
  const { rows, idOf } = table
  return (
    <TableProvider value={table}>
      <Table
        className={styles.table}
        aria-label={table.label}
        selectionMode={table.onSelect ? 'multiple' : 'none'}
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

/** Until its rows are drawn a table has no height, and its end is in sight. */
const hasRows = (end: Element) => end.parentElement?.querySelector('[role=row][data-key]') !== null

/** How much further than the window an end is near. */
const NEAR = 1
/** Asked anew, as what an observer saw may be older than the rows. */
const isNear = (end: Element) => end.getBoundingClientRect().top <= window.innerHeight * (1 + NEAR)

/** Loads more before the end becomes visible. */
function MoreRows({ more }: { more: TableMore }) {
  const { t } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = place.current
    if (!end) return
    let frame = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        if (!hasRows(end)) frame = requestAnimationFrame(look)
        else if (isNear(end)) more.onMore()
      },
      { rootMargin: `0px 0px ${NEAR * 100}% 0px` },
    )
    // Observing anew asks anew, whatever was seen before.
    const look = () => {
      observer.unobserve(end)
      observer.observe(end)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [more])
  return (
    <div className={virtualStyles.more} ref={place} role="status">
      {more.isLoading && t('ui.loading')}
    </div>
  )
}

/** The footer: reloading after an error, and loading more where that is not automatic. */
function TableEnd<T>({ table, more }: { table: Shown<T>; more: TableMore | undefined }) {
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

/** The columns for which the window is wide enough. */
function useShownColumns<T>(columns: TableColumn<T>[]): TableColumn<T>[] {
  const isBelow = {
    600: useMediaQuery('(width < 600px)'),
    1024: useMediaQuery('(width < 1024px)'),
    1280: useMediaQuery('(width < 1280px)'),
    1440: useMediaQuery('(width < 1440px)'),
  }
  return columns.filter(({ hideBelow }) => !(hideBelow && isBelow[hideBelow]))
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

function actByKey<T>(event: KeyboardEvent, table: Shown<T>) {
  const row = event.target instanceof Element ? event.target.closest('[role=row][data-key]') : null
  const id = row?.getAttribute('data-key')
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping || !id) return
  const step = steps.get(event.key)
  if (event.key === 'x') selectByKey(event, id, table)
  if (!step) return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: step, bubbles: true, cancelable: true }))
}

function selectByKey<T>(event: KeyboardEvent, id: string, { selected, onSelect }: Shown<T>) {
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
    <div className={styles.frame} role="status" aria-label={`${label}: ${t('ui.loading')}`}>
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
