/** The keyboard's focus in the editor: to an item of the outline or the canvas, into the properties, and back. */
import type { Selection } from './editor-context.ts'

const find = (selection: Selection) => window.document.querySelector<HTMLElement>(`[data-outline="${selection}"]`)

/** The canvas brings it into view itself; a browser would shift its frame. */
export function focusItem(selection: Selection): void {
  const item = find(selection)
  item?.focus({ preventScroll: item.closest('.canvas') !== null })
}

const fields = 'input, textarea, button, a[href], [tabindex="0"]'

/** To the first field of the properties, once they show what was just selected. */
export function focusProperties(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      window.document.querySelector<HTMLElement>('.journey-fields')?.querySelector<HTMLElement>(fields)?.focus(),
    ),
  )
}
