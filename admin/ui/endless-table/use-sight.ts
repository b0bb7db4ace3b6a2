/** Which rows are drawn, while the page is scrolled. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSame, nextDrawn, type Rows, wanted } from './sight.ts'

export function useSight(body: RefObject<HTMLElement | null>, rowHeight: number, count: number): Rows {
  const [drawn, setDrawn] = useState<Rows>(() => ({ first: 0, last: Math.ceil(window.innerHeight / rowHeight) }))
  const now = useRef(drawn)
  useLayoutEffect(() => {
    let isUpward = false
    let frame = 0
    let [top, former] = [0, 0]
    const inSight = (): Rows => ({
      first: Math.min(count, Math.max(0, Math.floor(-top / rowHeight))),
      last: Math.min(count, Math.max(0, Math.ceil((window.innerHeight - top) / rowHeight))),
    })
    const draw = () => {
      frame = 0
      const sight = inSight()
      const next = nextDrawn(now.current, sight, wanted(sight, isUpward, count))
      if (isSame(next, now.current)) return
      now.current = next
      // In the frame that shows it, not after it.
      flushSync(() => setDrawn(next))
      frame = requestAnimationFrame(draw)
    }
    const look = () => {
      top = body.current?.getBoundingClientRect().top ?? top
      if (top !== former) isUpward = top > former
      former = top
      frame ||= requestAnimationFrame(draw)
    }
    look()
    document.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [body, rowHeight, count])
  return { first: Math.min(drawn.first, count), last: Math.min(drawn.last, count) }
}
