/** Brings things into view on the canvas: the beginning at first, later whatever gets the focus. */
import { useReactFlow, useStore, type Viewport } from '@xyflow/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { BoxId, Layout } from './layout.ts'

const margin = 40
const panMilliseconds = 180

export function usePan(frame: RefObject<HTMLElement | null>, layout: Layout) {
  const flow = useReactFlow()
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const latest = useRef(layout)
  const atHome = useRef<Viewport>(undefined)
  useEffect(() => {
    latest.current = layout
  })

  /** Moves no further than needed. */
  const show = (id: BoxId, duration = isCalm ? 0 : panMilliseconds) => {
    const box = latest.current.boxes.find(box => box.id === id)
    const viewport = frame.current?.getBoundingClientRect()
    if (!box || !viewport) return
    const { x, y, zoom } = flow.getViewport()
    const left = box.x * zoom + x
    const top = box.y * zoom + y
    const dx = shift(left, left + box.width * zoom, viewport.width)
    const dy = shift(top, top + box.height * zoom, viewport.height)
    if (dx === 0 && dy === 0) return
    void flow.setViewport({ x: x + dx, y: y + dy, zoom }, { duration })
  }

  /** The head of the journey at the top, as large as the width allows, and never too small to read. */
  const home = () => {
    const viewport = frame.current?.getBoundingClientRect()
    if (!viewport) return
    const { boxes } = latest.current
    const left = Math.min(...boxes.map(box => box.x))
    const right = Math.max(...boxes.map(box => box.x + box.width))
    const zoom = Math.min(1, Math.max(0.8, (viewport.width - 2 * margin) / (right - left)))
    const fits = (right - left) * zoom <= viewport.width
    const center = fits ? (left + right) / 2 : 0
    void flow.setViewport({ x: viewport.width / 2 - center * zoom, y: margin * 0.6, zoom })
    atHome.current = flow.getViewport()
  }
  useWidthKept(atHome, home)
  return { show, home }
}

/** When the canvas becomes wider or narrower: as at first if nobody moved it, else what is in the middle stays there. */
function useWidthKept(atHome: RefObject<Viewport | undefined>, home: () => void) {
  const flow = useReactFlow()
  const width = useStore(state => state.width)
  const former = useRef(width)
  useEffect(() => {
    const change = width - former.current
    if (change === 0) return
    const isFirst = former.current === 0
    former.current = width
    if (isFirst) return
    const { x, y, zoom } = flow.getViewport()
    const { current } = atHome
    if (current && x === current.x && y === current.y && zoom === current.zoom) home()
    else void flow.setViewport({ x: x + change / 2, y, zoom })
  })
}

/** How far to move so that a stretch is inside, its start rather than its end. */
function shift(from: number, to: number, size: number): number {
  if (from < margin) return margin - from
  if (to > size - margin) return Math.max(size - margin - to, margin - from)
  return 0
}
