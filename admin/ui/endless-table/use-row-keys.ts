/**
 * The keys of a grid: arrows, j and k, Home, End, Page Up and Down move; x and Space select, with Shift a range; Enter opens; Escape
 * clears the selection; letters look for a name. Tab leaves.
 */
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { ShownTable } from '../data-table-props.ts'
import { isTyping } from '../use-hotkey.ts'
import type { OpenRow } from './use-open-row.ts'
import { HEAD, keyOf, placesOf, type RowFocus } from './use-row-focus.ts'
import type { RowSelection } from './use-row-selection.ts'

/** After a pause typing begins anew. */
const TYPING_MS = 1_000

type Grid = {
  grid: RefObject<HTMLElement | null>
  rowHeight: number
  focus: RowFocus
  selection: RowSelection
  open: OpenRow
}
/** Where the focus is: the row, and the place in it. */
type Place = { at: number; place: number; last: number; page: number }

const steps: Record<string, (from: Place) => number> = {
  ArrowDown: ({ at }) => at + 1,
  ArrowUp: ({ at }) => at - 1,
  j: ({ at }) => at + 1,
  k: ({ at }) => Math.max(0, at - 1),
  Home: () => 0,
  End: ({ last }) => last,
  PageDown: ({ at, page }) => at + page,
  PageUp: ({ at, page }) => Math.max(0, at - page),
}

export function useRowKeys<T>(table: ShownTable<T>, { grid, rowHeight, focus, selection, open }: Grid) {
  const search = useTypedSearch(table)
  const { rows, idOf, onSelect, hasBoxes } = table

  const press = (event: KeyboardEvent, { at, place }: Place): boolean => {
    if (isActing(event.target)) return false
    if (at === HEAD) placesOf(headOf(grid.current))[place]?.click()
    else if (event.key === 'Enter') open(at, event)
    else if (onSelect) selection.toggle(at, event.shiftKey)
    return true
  }
  const actions: Record<string, (event: KeyboardEvent, from: Place) => boolean> = {
    Enter: press,
    ' ': press,
    x(_, { at }) {
      if (onSelect && at !== HEAD) selection.toggle(at)
      return Boolean(onSelect)
    },
    Escape: () => Boolean(onSelect) && selection.clear(),
    Tab() {
      leave(grid.current)
      return false
    },
  }
  const step = (event: KeyboardEvent, from: Place): boolean => {
    const { last } = from
    const sideways = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (sideways) focus.move(from.at, Math.max(0, from.place + sideways))
    const to = steps[event.key]?.(from)
    if (to === undefined) return sideways !== 0
    const at = Math.min(Math.max(HEAD, to), last)
    focus.move(at, from.at === HEAD ? 0 : from.place)
    if (event.shiftKey && onSelect && at !== HEAD && from.at !== HEAD) selection.extend(from.at, at)
    return true
  }
  const handled = (event: KeyboardEvent, from: Place): boolean => {
    if (event.altKey) return false
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'a' && hasBoxes) selection.selectAll()
      if (event.key === 'Enter') open(from.at, event)
      return (event.key === 'a' && hasBoxes) || event.key === 'Enter'
    }
    const action = actions[event.key]
    if (action) return action(event, from)
    if (step(event, from)) return true
    const found = search(event.key, from.at)
    if (found !== undefined) focus.move(found)
    return false
  }
  return (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const line = target.closest('[role=row]')
    if (event.defaultPrevented || !line || !grid.current?.contains(target)) return
    if (isTyping(target) && target.getAttribute('type') !== 'checkbox') return
    const id = keyOf(target)
    const from = {
      at: id === undefined ? HEAD : rows.findIndex(row => idOf(row) === id),
      place: Math.max(0, placesOf(line).indexOf(target)),
      last: rows.length - 1,
      page: Math.max(1, Math.floor(window.innerHeight / rowHeight) - 2),
    }
    if (!handled(event, from)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** A button, a link or a box does by itself what Enter and Space are for. */
const isActing = (target: EventTarget): boolean =>
  target instanceof HTMLElement && ['A', 'BUTTON', 'INPUT'].includes(target.tagName)

const headOf = (grid: HTMLElement | null): Element => grid?.querySelector('[role=row]') as Element

/** Tab goes on behind the grid, past whatever its rows hold. */
function leave(grid: HTMLElement | null): void {
  const stops = [...(grid?.querySelectorAll<HTMLElement>('[tabindex="0"], button, a[href], input') ?? [])]
  const former = stops.map(stop => stop.tabIndex)
  for (const stop of stops) stop.tabIndex = -1
  setTimeout(() => {
    for (const [at, stop] of stops.entries()) stop.tabIndex = former[at] ?? -1
  })
}

/** The row whose name begins with what is typed, from the focused one on. */
function useTypedSearch<T>({ rows, nameOf }: ShownTable<T>) {
  const typed = useRef({ text: '', at: 0 })
  return (key: string, from: number): number | undefined => {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
    const now = performance.now()
    const isSame = now - typed.current.at < TYPING_MS
    const text = (isSame ? typed.current.text : '') + key.toLocaleLowerCase()
    typed.current = { text, at: now }
    const begins = (at: number) =>
      nameOf(rows[at] as T)
        .toLocaleLowerCase()
        .startsWith(text)
    const first = Math.max(0, isSame ? from : from + 1)
    const order = Array.from({ length: rows.length }, (_, step) => (first + step) % rows.length)
    return order.find(begins)
  }
}
