/** A place of our own on the host page: a shadow root with its sheets, which the page's own styles do not reach. */
import { render } from 'preact'

export type Shadow = {
  root: ShadowRoot
  /** Ours, not yet on the page; nothing where the page's own element holds the root. */
  host: HTMLElement | undefined
  /** The owner's own rules, which reach no further than the shadow root. */
  restyle: (css: string) => void
}

/** In an element of that name, or in the page's own container; an open root there is used again. */
export function openShadow(name: string, container: HTMLElement | undefined, css: string): Shadow {
  const host = container ? undefined : document.createElement(name)
  const where = (container || host) as HTMLElement
  const root = where.shadowRoot || where.attachShadow({ mode: 'open' })
  root.replaceChildren()
  const sheet = new CSSStyleSheet()
  const own = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet, own]
  return { root, host, restyle: text => own.replaceSync(text) }
}

/** Unmounts. A container may be used again, so Preact has to know that it is empty. */
export function closeShadow({ root, host }: Shadow): void {
  host?.remove()
  render(null, root)
}
