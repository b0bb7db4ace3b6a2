/** Where a popup stands: a modal dialog, a panel over the page, or a place in it. Knows nothing of what stands in it. */
import type { PopupType } from '../wire.ts'
import { h } from './element.ts'

export type Surface = {
  root: ShadowRoot
  /** Dialog, panel or block: the popup as one sees it. */
  panel: HTMLElement
  open: () => void
  close: () => void
  /** The owner's own rules, which reach no further than the shadow root. */
  restyle: (css: string) => void
}

const FOCUSABLE = 'a[href], button, input:not([tabindex="-1"]), select, textarea'

/** The page sees keys of a shadow root as if nobody were typing, and takes them for its shortcuts. */
function listenToKeys(root: ShadowRoot, panel: HTMLElement, pressed: (event: KeyboardEvent) => void): void {
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    panel.addEventListener(type, event => {
      event.stopPropagation()
      if (type === 'keydown' && !event.isComposing) pressed(event)
    })
  }
  root.append(panel)
}

/** Keeps the focus among what can be reached in a modal dialog. */
function wrap(root: ShadowRoot, dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(stop => stop.getClientRects().length)
  const first = stops[0]
  const last = stops[stops.length - 1]
  const at = root.activeElement
  const outside = !at?.matches(FOCUSABLE)
  const target = event.shiftKey ? (at === first || outside ? last : undefined) : at === last ? first : undefined
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** A shadow root in a host of ours, outside of `body`, or in the page's own container; an open one there is used again. */
function rootIn(container: HTMLElement | undefined): [ShadowRoot, HTMLElement | undefined] {
  const host = container ? undefined : document.createElement('leadwright-popup')
  const where = container || host!
  const root = where.shadowRoot || where.attachShadow({ mode: 'open' })
  root.replaceChildren()
  return [root, host]
}

/** Where the page wants its popups; the end of the document where it does not say, or nothing fits. */
function outerOf(selector: string | undefined): Element {
  try {
    return document.querySelector(selector || 'html') || document.documentElement
  } catch {
    return document.documentElement
  }
}

/** Builds it; `closed` is called exactly once, `escapes` says whether Escape closes what is not modal; `selector` where on the page it is put. */
export function makeSurface(
  type: PopupType,
  container: HTMLElement | undefined,
  selector: string | undefined,
  css: string,
  escapes: () => boolean,
  closed: () => void,
): Surface {
  const [root, host] = rootIn(container)
  const sheet = new CSSStyleSheet()
  const own = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet, own]
  const dialog = type === 'popup_box' ? h('dialog') : undefined
  const panel = dialog || h('div', { role: 'region' })
  /** Where the focus came from when somebody stepped into a panel. */
  let before: EventTarget | null = null
  let finished = false
  const finish = (): void => {
    if (finished) return
    finished = true
    const inside = root.activeElement
    // Closing a dialog gives the focus back to where it was.
    if (dialog?.open) dialog.close()
    if (host) host.remove()
    else root.replaceChildren()
    if (!dialog && inside && before instanceof HTMLElement) before.focus()
    closed()
  }
  listenToKeys(root, panel, event => {
    if (event.key === 'Escape' && (dialog || escapes())) {
      event.preventDefault()
      finish()
    } else if (dialog && event.key === 'Tab') wrap(root, dialog, event)
  })
  panel.addEventListener('focusin', event => {
    before ||= (event as FocusEvent).relatedTarget
  })
  // The back gesture of Android arrives as the dialog's own close.
  panel.addEventListener('close', finish)
  return {
    root,
    panel,
    close: finish,
    restyle: text => own.replaceSync(text),
    open() {
      if (finished) return
      try {
        if (host) outerOf(selector).append(host)
        dialog?.showModal()
        // The card rather than a field: no keyboard jumps up, and no key meant for the page lands in an answer.
        dialog?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
      } catch {
        finish()
      }
    },
  }
}
