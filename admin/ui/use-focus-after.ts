/** Moves the focus to the "Add" button when the focused item is removed. */
import { useRef } from 'react'

/** Give `target` to that button's surroundings, and call `focus` when something was removed; what else fits may be named. */
export function useFocusAfter() {
  const target = useRef<HTMLDivElement>(null)
  // The removed item is still in the DOM until the next render.
  const focus = (selector = 'button') =>
    requestAnimationFrame(() => target.current?.querySelector<HTMLElement>(selector)?.focus())
  return { target, focus }
}
