/** A modal dialog in a shadow root: opens, keeps the focus, closes. Knows nothing of what stands in it. */

export type Modal = { root: ShadowRoot; dialog: HTMLDialogElement; open: () => void; close: () => void }

const FOCUSABLE = 'button, input:not([tabindex="-1"]), select, textarea'

/** Builds the dialog outside of `body`, where frameworks neither look nor replace. `closed` is called exactly once. */
export function makeModal(css: string, closed: () => void): Modal {
  const host = document.createElement('leadwright-popup')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const dialog = document.createElement('dialog')
  root.append(dialog)

  let finished = false
  const finish = (): void => {
    if (finished) return
    finished = true
    // Closing gives the focus back to where it was.
    if (dialog.open) dialog.close()
    host.remove()
    closed()
  }

  const wrap = (event: KeyboardEvent): void => {
    const stops = dialog.querySelectorAll<HTMLElement>(FOCUSABLE)
    const first = stops[0]
    const last = stops[stops.length - 1]
    const at = root.activeElement
    const outside = !at?.matches(FOCUSABLE)
    const target = event.shiftKey ? (at === first || outside ? last : undefined) : at === last ? first : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  const pressed = (event: KeyboardEvent): void => {
    // The page sees keys of a shadow root as if nobody were typing, and takes them for its shortcuts.
    event.stopPropagation()
    if (event.type !== 'keydown') return
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault()
      finish()
    } else if (event.key === 'Tab') wrap(event)
  }
  for (const type of ['keydown', 'keyup', 'keypress'] as const) dialog.addEventListener(type, pressed)
  // The back gesture of Android arrives as the dialog's own close.
  dialog.addEventListener('close', finish)

  return {
    root,
    dialog,
    close: finish,
    open() {
      document.documentElement.append(host)
      try {
        dialog.showModal()
      } catch (error) {
        host.remove()
        throw error
      }
      // The card rather than a field: no keyboard jumps up, and no key meant for the page lands in an answer.
      dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    },
  }
}
