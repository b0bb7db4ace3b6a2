/** The widths of the columns as the grid lays them out, for all rows at once. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { columnWidths } from './column-widths.ts'

export function useColumnWidths(grid: RefObject<HTMLElement | null>, widths: readonly string[]): string {
  const [total, setTotal] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => setTotal(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columnWidths(widths, total)
    .map(width => `${width}px`)
    .join(' ')
}
