/** On phones a row of tabs or choices scrolls sideways; keeps the selected one visible. */
import { type RefObject, useEffect, useRef } from 'react'

/** Ref for the row: scrolls only the row to the selected item, at first and whenever `selected` changes. */
export function useSelectedInSight<Row extends HTMLElement>(selected: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    // Tabs are drawn after the effects of the row.
    const drawn = requestAnimationFrame(() => selected && row.current && showSelected(row.current))
    return () => cancelAnimationFrame(drawn)
  }, [selected])
  return row
}

function showSelected(row: HTMLElement): void {
  const chosen = row.querySelector('[data-selected]')?.getBoundingClientRect()
  if (!chosen) return
  const frame = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, chosen.left - frame.left) + Math.max(0, chosen.right - frame.right)
}
