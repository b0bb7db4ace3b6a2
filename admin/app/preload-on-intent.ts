/** Loads the code and the first data of a screen as soon as somebody points at a link to it. */
import type { AnyRouter } from '@tanstack/react-router'

/** Passing over a link is no intent yet. */
const intent_ms = 60
/** What was loaded for a link is good for so long; then its data may be another. */
const fresh_ms = 30_000

/** The path of this origin that an element leads to in this tab. */
export function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href], [role=link][data-href]') : null
  const href = link?.getAttribute('href') ?? link?.dataset.href
  return href && /^\/(?!\/)/.test(href) && !link?.hasAttribute('target') ? href : undefined
}

export function preloadOnIntent(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const loaded = new Map<string, number>()
  const intend = ({ target }: Event) => {
    clearTimeout(timer)
    const path = pathOf(target)
    if (path === undefined || performance.now() - (loaded.get(path) ?? -fresh_ms) < fresh_ms) return
    timer = setTimeout(() => {
      loaded.set(path, performance.now())
      // What cannot be loaded now is loaded, and complained about, when the link is followed.
      const { pathname, search } = new URL(path, window.location.origin)
      const place = { to: pathname, search: router.options.parseSearch(search) }
      void router.preloadRoute(place).catch(() => loaded.delete(path))
    }, intent_ms)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, intend, { passive: true })
}
