/** On phones a row of tabs or choices scrolls sideways: the selected one is kept visible, and the row knows whether it goes on. */
import { type RefObject, useEffect, useRef } from 'react'

/** At the row's end a shade covers what goes on there. */
const shade_px = 32

/**
 * Ref for the row: scrolls only the row to the selected item, at first and whenever `selected` or the row's width changes.
 * While more of it is out of sight at its end, the row has `data-more`.
 */
export function useSelectedInSight<Row extends HTMLElement>(selected: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const { current } = row
    if (!current) return
    const mark = () => current.toggleAttribute('data-more', goesOn(current))
    const show = () => {
      if (selected) showSelected(current)
      mark()
    }
    // Tabs are drawn after the effects of the row.
    const drawn = requestAnimationFrame(show)
    const resized = new ResizeObserver(show)
    resized.observe(current)
    current.addEventListener('scroll', mark, { passive: true })
    return () => {
      cancelAnimationFrame(drawn)
      resized.disconnect()
      current.removeEventListener('scroll', mark)
    }
  }, [selected])
  return row
}

/** Positions are fractions of a pixel where a page is zoomed. */
const goesOn = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean =>
  scrollLeft + clientWidth < scrollWidth - 1

function showSelected(row: HTMLElement): void {
  const chosen = row.querySelector('[data-selected]')?.getBoundingClientRect()
  if (!chosen) return
  const frame = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, chosen.left - frame.left) + Math.max(0, chosen.right + shade_px - frame.right)
}
