/** Keeps the focus near when the thing that had it is gone: on the button that adds another one. */
import { useRef } from 'react'

/** Give `target` to that button's surroundings, and call `focus` when something was removed; what else fits may be named. */
export function useFocusAfter() {
  const target = useRef<HTMLDivElement>(null)
  // What is removed is still there until the next drawing.
  const focus = (selector = 'button') =>
    requestAnimationFrame(() => target.current?.querySelector<HTMLElement>(selector)?.focus())
  return { target, focus }
}
