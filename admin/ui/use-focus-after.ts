/** Keeps the focus near when the thing that had it is removed: on the button that adds another one. */
import { useRef } from 'react'

/** Give `target` to that button's surroundings, and call `focus` when something was removed. */
export function useFocusAfter() {
  const target = useRef<HTMLDivElement>(null)
  // What is removed is still there until the next drawing.
  const focus = () => requestAnimationFrame(() => target.current?.querySelector('button')?.focus())
  return { target, focus }
}
