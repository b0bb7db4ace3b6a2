/** A frame with the widget in it: sends it each state of the preview once it is ready, and receives what it measured. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PageBehind } from './page-behind.ts'

export type PreviewState = {
  popup: { id: string }
  site_locale: string
  locale: string
  /** Absent: the original. */
  variant: string | undefined
  stage: 'form' | 'done'
  step: number
  /** What it stands on. */
  page?: PageBehind
  /** Clicks edit, and press nothing. */
  edits?: boolean
}

/** What somebody does in the frame. */
export type FrameActions = {
  /** It has drawn what it was sent. */
  onDrawn?: () => void
  /** A part was clicked, named by its pointer into the popup. */
  onPicked?: (pointer: string) => void
  onTyped?: (pointer: string, text: string) => void
  onKey?: (does: 'undo' | 'redo' | 'save') => void
}

/** The part of the window that the popup covers, from 0 to 1, and its height in pixels. */
export type FrameSize = { covers: number; height: number }

const patience_ms = 6000

type PreviewMessage = { sender?: unknown } & Partial<
  Record<'event' | 'covers' | 'height' | 'pointer' | 'text' | 'number' | 'does', unknown>
>

export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  preview: PreviewState,
  actions: FrameActions = {},
) {
  const latest = useRef(actions)
  latest.current = actions
  const [typed, setTyped] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  const [measured, setMeasured] = useState<FrameSize>()
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<PreviewMessage | null>) => {
      if (source !== frame.current?.contentWindow || data?.sender !== 'leadwright-preview') return
      if (data.event === 'ready') setReady(true)
      const number = act(data, latest.current)
      if (number !== undefined) setTyped(number)
      if (data.event !== 'rendered' || typeof data.covers !== 'number') return
      latest.current.onDrawn?.()
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

  const { popup, site_locale, locale, variant, stage, step, page, edits } = preview
  useEffect(() => {
    const seen = { popup, site_locale, locale, variant, stage, step, page, edits, typed }
    const request = { sender: 'leadwright-editor', ...seen }
    // A frame without an origin can only be addressed as "*"; what is sent is what every visitor may see.
    if (isReady) frame.current?.contentWindow?.postMessage(request, '*')
  }, [frame, isReady, popup, site_locale, locale, variant, stage, step, page, edits, typed])
  return { measured, hasFailed: isLate && !isReady }
}

/** Does what was done in the frame; the number of a typing, so that the frame knows that the popup has it in it. */
function act({ event, pointer, text, number, does }: PreviewMessage, actions: FrameActions): number | undefined {
  if (event === 'key' && (does === 'undo' || does === 'redo' || does === 'save')) actions.onKey?.(does)
  if (typeof pointer !== 'string') return undefined
  if (event === 'picked') actions.onPicked?.(pointer)
  if (event !== 'typed' || typeof text !== 'string' || typeof number !== 'number') return undefined
  actions.onTyped?.(pointer, text)
  return number
}
