/** On phones a row of tabs or choices scrolls sideways; keeps the selected one visible. */
import { type RefObject, useEffect, useRef } from 'react'

/** At the row's end a shade covers what goes on there. */
const shade_px = 32

/** Ref for the row: scrolls only the row to the selected item, at first and whenever `selected` or the row's width changes. */
export function useSelectedInSight<Row extends HTMLElement>(selected: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    // Tabs are drawn after the effects of the row.
    const show = () => selected && row.current && showSelected(row.current)
    const drawn = requestAnimationFrame(show)
    const resized = new ResizeObserver(show)
    if (row.current) resized.observe(row.current)
    return () => {
      cancelAnimationFrame(drawn)
      resized.disconnect()
    }
  }, [selected])
  return row
}

function showSelected(row: HTMLElement): void {
  const chosen = row.querySelector('[data-selected]')?.getBoundingClientRect()
  if (!chosen) return
  const frame = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, chosen.left - frame.left) + Math.max(0, chosen.right + shade_px - frame.right)
}
