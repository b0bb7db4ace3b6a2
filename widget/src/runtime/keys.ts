/** Keyboard handling in a shadow root: keys do not reach the page, and a modal dialog traps the focus. */

const FOCUSABLE = 'a[href], button, input:not([tabindex="-1"]), select, textarea'

/** Listeners for what encloses the rest. To the page, keys typed in a shadow root look like its own shortcuts. */
export const keepKeys = (pressed: (event: KeyboardEvent) => void) => {
  const keep = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.type === 'keydown' && !event.isComposing) pressed(event)
  }
  return { onKeyDown: keep, onKeyUp: keep, onKeyPress: keep }
}

/** Tab cycles through the focusable elements of a modal dialog. */
export function wrapFocus(root: ShadowRoot, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(stop => stop.getClientRects().length)
  const first = stops[0]
  const last = stops[stops.length - 1]
  const at = root.activeElement
  const outside = !at?.matches(FOCUSABLE)
  const target = event.shiftKey ? (at === first || outside ? last : undefined) : at === last ? first : undefined
  if (!target) return
  event.preventDefault()
  target.focus()
}
