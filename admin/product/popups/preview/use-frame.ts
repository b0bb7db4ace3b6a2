/** A frame with the widget in it: sends it each state of the preview once it is ready, and receives what it measured. */
import { type RefObject, useEffect, useRef, useState } from 'react'

export type PreviewState = {
  popup: { id: string }
  site_locale: string
  locale: string
  /** Absent: the original. */
  variant: string | undefined
  stage: 'form' | 'done'
  step: number
  /** Whose page it stands on. */
  site_name?: string
}

/** The part of the window that the popup covers, from 0 to 1, and its height in pixels. */
export type Measured = { covers: number; height: number }

const patience_ms = 6000

type PreviewMessage = { sender?: unknown; event?: unknown; covers?: unknown; height?: unknown; pointer?: unknown }

export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  preview: PreviewState,
  onPicked?: (pointer: string) => void,
) {
  const picked = useRef(onPicked)
  picked.current = onPicked
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  const [measured, setMeasured] = useState<Measured>()
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<PreviewMessage | null>) => {
      if (source !== frame.current?.contentWindow || data?.sender !== 'leadwright-preview') return
      if (data.event === 'ready') setReady(true)
      if (data.event === 'picked' && typeof data.pointer === 'string') picked.current?.(data.pointer)
      if (data.event !== 'rendered' || typeof data.covers !== 'number') return
      const next = { covers: data.covers, height: typeof data.height === 'number' ? data.height : 0 }
      setMeasured(before => (before?.covers === next.covers && before.height === next.height ? before : next))
    }
    const timer = setTimeout(() => setLate(true), patience_ms)
    window.addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [frame])

  const { popup, site_locale, locale, variant, stage, step, site_name } = preview
  useEffect(() => {
    const request = { sender: 'leadwright-editor', popup, site_locale, locale, variant, stage, step, site_name }
    // A frame without an origin can only be addressed as "*"; what is sent is what every visitor may see.
    if (isReady) frame.current?.contentWindow?.postMessage(request, '*')
  }, [frame, isReady, popup, site_locale, locale, variant, stage, step, site_name])
  return { measured, hasFailed: isLate && !isReady }
}
