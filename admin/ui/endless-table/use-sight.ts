/** Which rows are drawn, while the page is scrolled. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { allOf, isSame, missing, nextDrawn, ROWS_PER_FRAME, type Rows, type VisibleRows, wanted } from './sight.ts'

/** Of a frame, for drawing rows; as long again the browser takes to paint them. */
const FRAME_MS = 5
/** Without a scroll for so long it rests. */
const REST_MS = 100
/** Rows out of sight wait for so long, or for the first scroll: first of all the screen is to stand. */
const AHEAD_AFTER_MS = 400

export function useSight(body: RefObject<HTMLElement | null>, rowHeight: number, count: number): VisibleRows {
  const [drawn, setDrawn] = useState<VisibleRows>(() => {
    const first = { first: 0, last: Math.ceil(window.innerHeight / rowHeight) }
    return { sight: first, whole: first }
  })
  const now = useRef(drawn)
  /** What a row took lately. */
  const row_ms = useRef(FRAME_MS / ROWS_PER_FRAME)
  useLayoutEffect(() => {
    let isUpward = false
    let frame = 0
    let isAhead = false
    let [top, former, scrolledAt] = [0, 0, Number.NEGATIVE_INFINITY]
    const inSight = (): Rows => ({
      first: Math.min(count, Math.max(0, Math.floor(-top / rowHeight))),
      last: Math.min(count, Math.max(0, Math.ceil((window.innerHeight - top) / rowHeight))),
    })
    const draw = () => {
      frame = 0
      const sight = inSight()
      const inTime = Math.max(1, Math.min(ROWS_PER_FRAME, Math.floor(FRAME_MS / row_ms.current)))
      const isResting = performance.now() - scrolledAt > REST_MS
      const isTooFast = !isResting && missing(now.current.whole, sight) > inTime
      const most = isTooFast ? 0 : isResting ? ROWS_PER_FRAME : inTime
      const goal = isAhead ? wanted(sight, isUpward, count) : allOf({ sight, whole: now.current.whole })
      const next = nextDrawn(now.current, sight, goal, most)
      if (isSame(next, now.current)) {
        if (isTooFast) frame = requestAnimationFrame(draw)
        return
      }
      const added = missing(now.current.whole, next.whole)
      now.current = next
      const began = performance.now()
      // In the frame that shows it, not after it.
      flushSync(() => setDrawn(next))
      if (added > 0) row_ms.current += ((performance.now() - began) / added - row_ms.current) / 4
      frame = requestAnimationFrame(draw)
    }
    const find = () => {
      former = top
      top = body.current?.getBoundingClientRect().top ?? top
    }
    const look = () => {
      find()
      if (top !== former) {
        isUpward = top > former
        isAhead = true
        scrolledAt = performance.now()
      }
      frame ||= requestAnimationFrame(draw)
    }
    // In the frame, in which the page is laid out anyway.
    frame = requestAnimationFrame(() => {
      find()
      draw()
    })
    const ahead = setTimeout(() => {
      isAhead = true
      look()
    }, AHEAD_AFTER_MS)
    document.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      clearTimeout(ahead)
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [body, rowHeight, count])
  return { sight: within(drawn.sight, count), whole: within(drawn.whole, count) }
}

const within = ({ first, last }: Rows, count: number): Rows => ({
  first: Math.min(first, count),
  last: Math.min(last, count),
})
