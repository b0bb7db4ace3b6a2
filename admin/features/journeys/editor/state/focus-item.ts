/** The keyboard's focus in the editor: to an item of the outline or the canvas, into the properties, and back. */
import type { Selection } from '../model/selection.ts'

const find = (selection: Selection) => window.document.querySelector<HTMLElement>(`[data-outline="${selection}"]`)

/** Scrolls to an item that a large canvas has not rendered. */
let reveal: ((selection: Selection) => void) | undefined

export function revealWith(revealer: typeof reveal): void {
  reveal = revealer
}

/** The canvas brings it into view itself; a browser would shift its frame. */
export function focusItem(selection: Selection): void {
  const item = find(selection)
  if (item) {
    item.focus({ preventScroll: item.closest('[data-slot=canvas]') !== null })
    return
  }
  reveal?.(selection)
  requestAnimationFrame(() => requestAnimationFrame(() => find(selection)?.focus({ preventScroll: true })))
}

const fields = 'input, textarea, button, a[href], [tabindex="0"]'

/** To the first field of the properties, once they show what was just selected. */
export function focusProperties(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      window.document.querySelector<HTMLElement>('[data-slot=fields]')?.querySelector<HTMLElement>(fields)?.focus(),
    ),
  )
}
