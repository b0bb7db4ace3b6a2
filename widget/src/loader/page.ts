/** Watches the host page: visible time, scrolling, leaving, navigation. Passive listeners and one timer; never polls. */
import { dueAt, type Progress } from '../decide/decide.ts'
import type { Popup, Trigger } from '../wire.ts'
import { scrollPercent } from './gesture.ts'
import { SETTLE_MS } from './numbers.ts'

export type Page = {
  /** Begins to watch for what these popups ask for. */
  watch: (popups: Popup[]) => void
  progress: Progress
}

/** Nothing of ours may surface on the host page. */
export const guarded =
  <A extends unknown[], R>(fn: (...args: A) => R) =>
  (...args: A): R | undefined => {
    try {
      return fn(...args)
    } catch {}
  }

/** Listens before the page can stop an event on its way. */
const listen = (target: EventTarget, types: string, fn: (event: Event) => void): void => {
  for (const type of types.split(' ')) target.addEventListener(type, guarded(fn), { passive: true, capture: true })
}

/**
 * Calls `changed` whenever a trigger may have fired and `navigated` once per page. Neither throws. `part`: of the address, in
 * which pages differ.
 */
export function openPage(changed: () => void, navigated: () => void, part: 'pathname' | 'href'): Page {
  let triggers: Trigger[] = []
  let visible = !document.hidden
  let since = 0
  let counted = 0
  let timer = 0
  let settled = false
  let here = location[part]
  const progress: Progress = {
    get visible_ms() {
      return counted + (visible ? performance.now() - since : 0)
    },
    active_ms: 0,
    scroll_percent: 0,
    exit_intent: false,
  }

  const measure = (): void => {
    const range = (document.scrollingElement || document.documentElement).scrollHeight - innerHeight
    // A page still being built is short; only a finished one counts as unscrollable. A frame without a height has no
    // layout yet.
    const percent = innerHeight && (range >= 1 || settled) ? scrollPercent(scrollY, range) : 0
    if (percent > progress.scroll_percent) {
      progress.scroll_percent = percent
      changed()
    }
  }

  const tick = (): void => {
    clearTimeout(timer)
    // Read before evaluating: a timer may fire slightly early, and a delay that passes in between would be missed.
    const at = progress.visible_ms
    changed()
    const next = Math.min(...triggers.map(trigger => dueAt(trigger, progress)).filter(due => due > at))
    if (visible && next < 1 / 0) timer = setTimeout(tick, next - at) as unknown as number
  }

  const settle = (): void => {
    settled = true
    measure()
  }

  /** `again`: although the page is the same. */
  const navigate = (again?: boolean): void => {
    if (here === location[part] && !again) {
      changed()
      return
    }
    here = location[part]
    counted = progress.scroll_percent = progress.active_ms = 0
    since = performance.now()
    settled = false
    navigated()
    tick()
    setTimeout(settle, SETTLE_MS)
  }

  return {
    progress,
    watch(popups) {
      triggers = popups.flatMap(popup => popup.triggers || [])
      const asked = (type: string): boolean => triggers.some(trigger => trigger.type === type)
      listen(document, 'visibilitychange', () => {
        counted = progress.visible_ms
        since = performance.now()
        visible = !document.hidden
        tick()
      })
      if (asked('scroll')) listen(document, 'scroll', measure)
      if (asked('inactivity'))
        listen(document, 'pointermove pointerdown keydown scroll', () => {
          progress.active_ms = progress.visible_ms
        })
      // A page from the back-forward cache starts again. Going to a fragment is told by `popstate` too.
      listen(window, 'popstate pageshow', event => navigate((event as PageTransitionEvent).persisted))
      for (const name of ['pushState', 'replaceState'] as const) {
        const native = history[name]
        const step = guarded(navigate)
        history[name] = function (...args) {
          native.apply(this, args)
          step()
        }
      }
      tick()
      if (document.readyState === 'complete') settle()
      else listen(window, 'load', settle)
    },
  }
}
