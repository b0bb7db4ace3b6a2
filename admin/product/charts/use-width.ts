/** How wide a chart may be drawn: texts in it keep their size, unlike in a picture that is stretched. */
import { useEffect, useRef, useState } from 'react'

export function useWidth<Box extends HTMLElement = HTMLDivElement>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
