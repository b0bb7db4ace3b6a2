/** The one row of a grid that Tab reaches, and moving the focus to another. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ShownTable } from '../data-table-props.ts'
import { useHotkey } from '../use-hotkey.ts'

/** The head is the row before the first. */
export const HEAD = -1

export type RowFocus = {
  current: string | undefined
  onFocus: (event: FocusEvent) => void
  /** To a row, or to what is in one of its cells (0 is the row itself). */
  move: (at: number, place?: number) => void
}

const cells = ':scope > :is([role=gridcell], [role=rowheader], [role=columnheader])'
const inCell = 'a[href], button:not(:disabled), input:not(:disabled)'

/** What takes the focus in a row: itself, then each cell or what acts in it. The head itself takes none. */
export function placesOf(row: Element): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(cells)]
  return [row as HTMLElement, ...inside.map(cell => cell.querySelector<HTMLElement>(inCell) ?? cell)]
}

export const keyOf = (element: Element | null): string | undefined =>
  element?.closest('[role=row][data-key]')?.getAttribute('data-key') ?? undefined

export function useRowFocus<T>(table: ShownTable<T>, grid: RefObject<HTMLElement | null>): RowFocus {
  const { rows, idOf } = table
  const [current, setCurrent] = useState<string>()
  const rowElement = (id: string) => grid.current?.querySelector(`[data-key="${CSS.escape(id)}"]`)
  const move = (at: number, place = 0) => {
    const row = rows[at]
    if (row !== undefined) flushSync(() => setCurrent(idOf(row)))
    const line = row === undefined ? grid.current?.querySelector('[role=row]') : rowElement(idOf(row))
    if (!line) return
    line.scrollIntoView({ block: 'nearest' })
    const places = placesOf(line)
    const wanted = at === HEAD ? Math.max(1, place) : place
    places[Math.min(wanted, places.length - 1)]?.focus({ preventScroll: true })
  }
  useHotkey('j', () => move(firstInSight(grid.current, rows, idOf)), !table.isPart)
  useKeptFocus(table, current, move)
  return {
    current,
    move,
    onFocus(event) {
      const id = keyOf(event.target)
      if (id !== undefined && grid.current?.contains(event.target)) setCurrent(id)
    },
  }
}

/** `j` from elsewhere on the screen enters the list where one looks. */
function firstInSight<T>(grid: HTMLElement | null, rows: readonly T[], idOf: (row: T) => string): number {
  const head = grid?.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const drawn = [...(grid?.querySelectorAll('[role=row][data-key]') ?? [])]
  const id = keyOf(drawn.find(row => row.getBoundingClientRect().top >= head - 1) ?? null)
  return Math.max(
    0,
    rows.findIndex(row => idOf(row) === id),
  )
}

/** A row that goes while it has the focus leaves it to the one that takes its place. */
function useKeptFocus<T>({ rows, idOf }: ShownTable<T>, current: string | undefined, move: RowFocus['move']): void {
  const place = useRef<number>(HEAD)
  useLayoutEffect(() => {
    const at = current === undefined ? HEAD : rows.findIndex(row => idOf(row) === current)
    const isGone = current !== undefined && at === -1 && place.current !== HEAD
    if (isGone && document.activeElement === document.body) {
      const next = Math.min(place.current, rows.length - 1)
      queueMicrotask(() => move(next))
    }
    if (at !== -1) place.current = at
  })
}
