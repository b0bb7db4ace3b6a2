/** Selecting rows one by one, all at once, and from one to another. */
import { useRef } from 'react'
import type { ShownTable } from '../data-table-props.ts'

/** Where a range begins, and what was selected beside it. */
type Range = { anchor: number; beside: ReadonlySet<string>; made: ReadonlySet<string> }

export type RowSelection = {
  /** `extends`: everything from the row that was selected last. */
  toggle: (at: number, extending?: boolean) => void
  extend: (from: number, to: number) => void
  toggleAll: () => void
  selectAll: () => void
  /** Whether there was something to clear. */
  clear: () => boolean
}

export function useRowSelection<T>({ rows, idOf, selected, onSelect }: ShownTable<T>): RowSelection {
  const range = useRef<Range>(undefined)
  const now: ReadonlySet<string> = selected ?? new Set()
  /** The range as long as nothing else changed the selection. */
  const going = () => (range.current?.made === selected ? range.current : undefined)
  const select = (made: Set<string>, anchor: number, beside: ReadonlySet<string>) => {
    range.current = { anchor, beside, made }
    onSelect?.(made)
  }
  const extend = (from: number, to: number) => {
    const { anchor, beside } = going() ?? { anchor: from, beside: now }
    const between = rows.slice(Math.min(anchor, to), Math.max(anchor, to) + 1).map(idOf)
    select(new Set([...beside, ...between]), anchor, beside)
  }
  const selectAll = () => onSelect?.(new Set(rows.map(idOf)))
  return {
    extend,
    selectAll,
    toggle(at, extending = false) {
      const row = rows[at]
      if (row === undefined) return
      if (extending && going()) return extend(at, at)
      const next = new Set(now)
      if (!next.delete(idOf(row))) next.add(idOf(row))
      select(next, at, next)
    },
    toggleAll: () => (rows.every(row => now.has(idOf(row))) ? onSelect?.(new Set()) : selectAll()),
    clear() {
      if (now.size > 0) onSelect?.(new Set())
      return now.size > 0
    },
  }
}
