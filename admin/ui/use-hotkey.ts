/** One key that acts on the whole screen. Silent while someone types or a dialog is open. */
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Somebody types there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.role === 'spinbutton')

/** A dialog that has the keys; toasts are dialogs to screen readers alone. */
export const isDialogOpen = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog]:not([data-slot='toast'])") !== null

/** Calls `act` when `key` is pressed by itself (⌘, Ctrl and Alt are left to the browser). */
export function useHotkey(key: string, act: (event: KeyboardEvent) => void, isEnabled = true) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  // A layout effect: a passive effect could miss the first keys on a busy machine.
  useLayoutEffect(() => {
    if (!isEnabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || isDialogOpen()) return
      event.preventDefault()
      latest.current(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key, isEnabled])
}
