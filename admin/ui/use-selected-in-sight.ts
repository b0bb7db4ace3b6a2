/** On phones a row of tabs or choices scrolls sideways; what is chosen in it must be in sight. */
import { type RefObject, useEffect, useRef } from 'react'

/** For the row: scrolls it, and nothing around it, to what is selected, first and whenever `selected` changes. */
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
