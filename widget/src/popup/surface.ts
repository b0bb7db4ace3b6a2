/** The surface of a popup: placement, opening, closing and focus, independent of its content. */
import { closeShadow, keepKeys, openShadow, wrapFocus } from '../runtime/main.ts'
import type { PopupType } from '../wire.ts'

export type PanelListeners = ReturnType<typeof keepKeys> & {
  onFocusIn: (event: FocusEvent) => void
  onClose: () => void
}

export type Surface = {
  root: ShadowRoot
  /** For the root's only element. */
  listeners: PanelListeners
  open: () => void
  close: () => void
  restyle: (css: string) => void
}

/** The page's container for popups; the end of the document by default. */
function outerOf(selector: string | undefined): Element {
  try {
    return document.querySelector(selector || 'html') || document.documentElement
  } catch {
    return document.documentElement
  }
}

/**
 * Makes it; `closed` is called exactly once, `escapes` says whether Escape closes what is not modal; `selector` where
 * on the page it is put.
 */
export function makeSurface(
  type: PopupType,
  container: HTMLElement | undefined,
  selector: string | undefined,
  css: string,
  escapes: () => boolean,
  closed: () => void,
): Surface {
  const shadow = openShadow('leadwright-popup', container, css)
  const { root, host } = shadow
  const is_modal = type === 'popup_box'
  const dialog = (): HTMLDialogElement => root.firstElementChild as HTMLDialogElement
  /** The element that had the focus before it moved into the panel. */
  let before: EventTarget | null = null
  let finished = false
  const finish = (): void => {
    if (finished) return
    finished = true
    const inside = root.activeElement
    // Closing a dialog gives the focus back to where it was.
    if (is_modal && dialog().open) dialog().close()
    closeShadow(shadow)
    if (!is_modal && inside && before instanceof HTMLElement) before.focus()
    closed()
  }
  const keys = keepKeys(event => {
    if (event.key === 'Escape' && (is_modal || escapes())) {
      event.preventDefault()
      finish()
    } else if (is_modal && event.key === 'Tab') wrapFocus(root, event)
  })
  return {
    root,
    listeners: {
      ...keys,
      onFocusIn(event) {
        before ||= event.relatedTarget
      },
      // The back gesture of Android arrives as the dialog's own close.
      onClose: finish,
    },
    close: finish,
    restyle: shadow.restyle,
    open() {
      if (finished) return
      try {
        if (host) outerOf(selector).append(host)
        if (!is_modal) return
        dialog().showModal()
        // The card rather than a field, so that no on-screen keyboard opens and no key meant for the page is typed into
        // a field.
        dialog().querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
      } catch {
        finish()
      }
    },
  }
}
