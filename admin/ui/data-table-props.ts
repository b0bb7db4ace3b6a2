/** The props of a DataTable: columns, rows, and actions. */
import type { KeyboardEvent, ReactNode } from 'react'
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import type { Href } from './href.ts'
import type { MenuAction } from './menu.tsx'

export type TableColumn<T> = {
  id: string
  label: string
  cell: (row: T) => ReactNode
  isSortable?: boolean
  align?: 'end'
  /** `'120px'`, `'30%'`, or a share of the rest such as `'2fr'`; columns without one share the rest. */
  width?: `${number}px` | `${number}%` | `${number}fr`
  /** Not shown below this width of the window. */
  hideBelow?: 600 | 1024 | 1280 | 1440
}
export type TableSort = { column: string; direction: 'ascending' | 'descending' }
export type TableMore = { hasMore: boolean; isLoading: boolean; isFailed?: boolean; onMore: () => void }
export type TableRows<T> = {
  /** Undefined while loading. */
  rows: readonly T[] | undefined
  idOf: (row: T) => string
  error?: unknown
  onRetry?: () => void
  /** A virtual list: renders only visible rows, and loads more near its end. */
  more?: TableMore
  /** Something changed, and it is not known in which of these rows. */
  isBehind?: boolean
}
/** Of `useRowMoves`. */
export type TableMoves = {
  dragAndDropHooks: DragAndDropHooks
  onKey: (event: KeyboardEvent<HTMLElement>, id: string) => void
  /** What a key has moved, for those who do not see it. */
  said: string | undefined
}
export type DataTableProps<T> = TableRows<T> & {
  label: string
  /** The first column names the row. */
  columns: TableColumn<T>[]
  /** The accessible name of a row. Like `hrefOf`, it must depend on the row and the language only. */
  nameOf: (row: T) => string
  /** Undefined for a row that leads nowhere. */
  hrefOf?: (row: T) => Href | undefined
  onOpen?: (row: T) => void
  actionsOf?: (row: T) => MenuAction[]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  selected?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
  /** Rows are moved among each other; not in a virtual list. */
  moves?: TableMoves
  /** Maximum of lines of a row in a virtual list; default 1. */
  lines?: 1 | 2
  /** Rows of a virtual list with one line are lower. */
  isCompact?: boolean | undefined
  /** The list is not the last thing on its screen: more rows load by a button. */
  isPart?: boolean
  /** An EmptyState: for "nothing yet" or "nothing matches". */
  empty: ReactNode
}

/** A table that has rows. `hasBoxes`: its screen acts on several rows at once; other lists select by keys alone. */
export type ShownTable<T> = DataTableProps<T> & { rows: readonly T[]; hasBoxes: boolean }
