/**
 * The layout of a virtual table. All rows have one height, so that only visible rows are visited: React Aria's own
 * TableLayout visits every row that was ever scrolled past, which takes longer than a frame with some thousands of rows.
 */
import { Layout, LayoutInfo, Rect, Size } from 'react-aria-components/Virtualizer'
import { columnWidths } from './column-widths.ts'

export type RowsLayoutOptions = { rowHeight: number; headHeight: number; widths: readonly string[] }
type Key = string | number
/** The parts of a table in React Aria's collection. */
type Part = { key: Key; type: string; index: number; parentKey?: Key | null }
type Parts = {
  head?: Part
  body: Part
  headerRows: readonly Part[]
  columns: readonly Part[]
  rows: readonly Part[]
  getItem: (key: Key) => Part | null
  getChildren: (key: Key) => Iterable<Part>
}
type Invalidation = { layoutOptions?: RowsLayoutOptions }

export class RowsLayout extends Layout {
  #options: RowsLayoutOptions = { rowHeight: 40, headHeight: 36, widths: [] }
  #width = 0
  #columns: Rect[] = []
  /** The rows that were visible before; rows that did not move keep their style object. */
  #shown = new Map<Key, LayoutInfo>()

  override update({ layoutOptions }: Invalidation): void {
    const width = this.virtualizer?.size.width ?? 0
    if (layoutOptions === this.#options && width === this.#width) return
    this.#options = layoutOptions ?? this.#options
    this.#width = width
    let x = 0
    this.#columns = columnWidths(this.#options.widths, width).map(column => {
      x += column
      return new Rect(x - column, 0, column, 0)
    })
  }

  override shouldInvalidateLayoutOptions(now: RowsLayoutOptions, before: RowsLayoutOptions): boolean {
    return now !== before
  }

  getContentSize(): Size {
    const { rowHeight, headHeight } = this.#options
    return new Size(this.#width, headHeight + this.#parts.rows.length * rowHeight)
  }

  getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const shown = [...this.#head(), this.#body(), ...this.#indexes(rect).flatMap(index => this.#row(index))]
    this.#shown = new Map(shown.map(info => [info.key, info]))
    return shown
  }

  getLayoutInfo(key: Key): LayoutInfo | null {
    const known = this.#shown.get(key)
    if (known) return known
    const parts = this.#parts
    if (key === parts.body.key) return this.#body()
    const row = this.#rowOf(key)
    const infos = row ? this.#row(row.index) : this.#head()
    return infos.find(info => info.key === key) ?? null
  }

  get #parts(): Parts {
    return this.virtualizer?.collection as unknown as Parts
  }

  /** The visible rows, and the focused one. */
  #indexes(rect: Rect): number[] {
    const { rowHeight, headHeight } = this.#options
    const { rows } = this.#parts
    const first = Math.max(0, Math.floor((rect.y - headHeight) / rowHeight))
    const last = Math.min(rows.length - 1, Math.ceil((rect.maxY - headHeight) / rowHeight))
    const indexes = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at))
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const row = this.#rowOf(key)
      if (row) indexes.add(row.index)
    }
    return [...indexes].sort((one, other) => one - other)
  }

  #rowOf(key: Key): Part | undefined {
    const parts = this.#parts
    let part = parts.getItem(key)
    while (part && part.parentKey !== parts.body.key)
      part = part.parentKey == null ? null : parts.getItem(part.parentKey)
    return part ?? undefined
  }

  #head(): LayoutInfo[] {
    const { head, headerRows, columns } = this.#parts
    const [row] = headerRows
    if (!head || !row) return []
    const { headHeight } = this.#options
    const rect = new Rect(0, 0, this.#width, headHeight)
    const whole = this.#info('header', head.key, rect)
    whole.isSticky = true
    whole.zIndex = 1
    return [
      whole,
      this.#info('headerrow', row.key, rect, head.key),
      ...columns.map((column, at) => this.#info('column', column.key, this.#cell(at, 0, headHeight), row.key)),
    ]
  }

  #body(): LayoutInfo {
    const { rowHeight, headHeight } = this.#options
    const { body, rows } = this.#parts
    return this.#info('rowgroup', body.key, new Rect(0, headHeight, this.#width, rows.length * rowHeight))
  }

  #row(index: number): LayoutInfo[] {
    const { rowHeight, headHeight } = this.#options
    const parts = this.#parts
    const row = parts.rows[index]
    if (!row) return []
    const y = headHeight + index * rowHeight
    const cells = [...parts.getChildren(row.key)]
    return [
      this.#info('row', row.key, new Rect(0, y, this.#width, rowHeight), parts.body.key),
      ...cells.map((cell, at) => this.#info('cell', cell.key, this.#cell(at, y, rowHeight), row.key)),
    ]
  }

  #cell(at: number, y: number, height: number): Rect {
    const column = this.#columns[at]
    return new Rect(column?.x ?? 0, y, column?.width ?? 0, height)
  }

  #info(type: string, key: Key, rect: Rect, parentKey: Key | null = null): LayoutInfo {
    const known = this.#shown.get(key)
    if (known?.rect.equals(rect)) return known
    const info = new LayoutInfo(type, key, rect)
    info.parentKey = parentKey
    info.allowOverflow = true
    return info
  }
}
