/** Brings the part that a link names into sight, and the keyboard to it. */
import { useEffect, useRef } from 'react'

const focusable = 'input, textarea, button, a[href], [tabindex="0"]'

/** Parts are marked by `data-part`. */
export function useGoneTo(part: string | undefined) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (part === undefined) return
    const found = content.current?.querySelector<HTMLElement>(`[data-part~="${CSS.escape(part)}"]`)
    found?.scrollIntoView({ block: 'start' })
    found?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }, [part])
  return content
}
