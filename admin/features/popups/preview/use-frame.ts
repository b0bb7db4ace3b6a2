/** A frame with the widget in it: gets each drawing once it is ready, and tells what it measured. */
import { type RefObject, useEffect, useRef, useState } from 'react'

export type Drawing = {
  popup: { id: string }
  site_locale: string
  locale: string
  /** Absent: the original. */
  variant: string | undefined
  stage: 'form' | 'done'
  step: number
}

/** The part of the window that the popup covers, from 0 to 1, and its height in pixels. */
export type Measured = { covers: number; height: number }

const patience_ms = 6000

type News = { sender?: unknown; news?: unknown; covers?: unknown; height?: unknown }

export function useFrame(frame: RefObject<HTMLIFrameElement | null>, drawing: Drawing) {
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  const [measured, setMeasured] = useState<Measured>()
  useFocusKept(frame)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<News | null>) => {
      if (source !== frame.current?.contentWindow || data?.sender !== 'leadwright-preview') return
      if (data.news === 'ready') setReady(true)
      if (data.news !== 'drawn' || typeof data.covers !== 'number') return
      const next = { covers: data.covers, height: typeof data.height === 'number' ? data.height : 0 }
      setMeasured(before => (before?.covers === next.covers && before.height === next.height ? before : next))
    }
    const timer = setTimeout(() => setLate(true), patience_ms)
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
    }
  }, [frame])

  const { popup, site_locale, locale, variant, stage, step } = drawing
  useEffect(() => {
    const request = { sender: 'leadwright-editor', popup, site_locale, locale, variant, stage, step }
    // A frame without an origin can only be addressed as "*"; what is sent is what every visitor may see.
    if (isReady) frame.current?.contentWindow?.postMessage(request, '*')
  }, [frame, isReady, popup, site_locale, locale, variant, stage, step])
  return { measured, hasFailed: isLate && !isReady }
}

/** When to look whether the frame has taken the focus; it may tell so before the browser has moved it. */
const looks_ms = [0, 50, 150, 300]

/** Opening the popup takes the focus into the frame; it goes back to where it was. */
function useFocusKept(frame: RefObject<HTMLIFrameElement | null>) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    before.current = document.activeElement
    const remember = () => {
      if (document.activeElement !== frame.current) before.current = document.activeElement
    }
    const restore = () => {
      if (document.activeElement !== frame.current) return
      if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus()
      else frame.current?.blur()
    }
    const hear = ({ source, data }: MessageEvent<News | null>) => {
      if (source !== frame.current?.contentWindow || data?.sender !== 'leadwright-preview') return
      if (data.news === 'shown') timers.push(...looks_ms.map(ms => setTimeout(restore, ms)))
    }
    window.addEventListener('message', hear)
    document.addEventListener('focusin', remember)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      window.removeEventListener('message', hear)
      document.removeEventListener('focusin', remember)
    }
  }, [frame])
}
