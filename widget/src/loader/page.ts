/** Watches the host page: visible time, scrolling, leaving, navigation. Passive listeners and one timer; never polls. */
import type { Popup } from '../wire.ts'
import { nextDelay, type Progress } from './decide.ts'
import { type Climb, climb, isFling, scrollPercent } from './gesture.ts'

export type Page = {
  /** Begins to watch for what these popups ask for. */
  watch: (popups: Popup[]) => void
  progress: () => Progress
}

type Listener = () => void

const SETTLE_MS = 500
const TOUCH_EXIT_AFTER_MS = 5000

/** Nothing of ours may surface on the host page. */
export const guarded =
  <A extends unknown[]>(fn: (...args: A) => void) =>
  (...args: A): void => {
    try {
      fn(...args)
    } catch {}
  }

const listen = (target: EventTarget, type: string, fn: (event: Event) => void): void =>
  target.addEventListener(type, guarded(fn), { passive: true })

/** Calls `changed` whenever a trigger may have fired and `navigated` once per change of address. */
export function openPage(touch: boolean, changed: Listener, navigated: (back: boolean) => void): Page {
  let watched: Popup[] = []
  let visible = !document.hidden
  let since = 0
  let counted = 0
  let timer = 0
  let percent = 0
  let exit = false
  let settled = false
  let upward: Climb | undefined

  const visibleMs = (): number => counted + (visible ? performance.now() - since : 0)

  const measure = (): void => {
    const root = document.scrollingElement || document.documentElement
    const range = root.scrollHeight - innerHeight
    // A page still being built is short; only a finished one counts as unscrollable. A frame without a height has no layout yet.
    if (innerHeight && (range >= 1 || settled))
      percent = Math.max(percent, scrollPercent(scrollY, root.scrollHeight, innerHeight))
  }

  const schedule = (at = visibleMs()): void => {
    clearTimeout(timer)
    const next = visible ? nextDelay(watched, at) : undefined
    if (next !== undefined) timer = setTimeout(guarded(tick), next - at) as unknown as number
  }

  const tick = (): void => {
    // Read before judging: a timer may fire a moment early, and a delay that passes in between would be lost.
    const at = visibleMs()
    changed()
    schedule(at)
  }

  const leaving = (): void => {
    exit = true
    changed()
    // A wish to leave is of the moment: it opens something now or nothing.
    exit = false
  }

  const settle = (): void => {
    settled = true
    measure()
    changed()
  }

  let href = location.href
  const navigate = (back: boolean, again?: boolean): void => {
    if (href === location.href && !again) return
    href = location.href
    counted = percent = 0
    since = performance.now()
    settled = false
    upward = undefined
    navigated(back)
    schedule()
    setTimeout(guarded(settle), SETTLE_MS)
  }

  const watchScroll = (): void => {
    listen(window, 'resize', () => {
      measure()
      changed()
    })
    listen(document, 'scroll', () => {
      const now = performance.now()
      upward = climb(upward, scrollY, now)
      measure()
      if (touch && visibleMs() >= TOUCH_EXIT_AFTER_MS && isFling(upward)) leaving()
      else changed()
    })
  }

  const watchNavigation = (): void => {
    listen(window, 'popstate', () => navigate(true))
    listen(window, 'hashchange', () => navigate(true))
    listen(window, 'pageshow', event => (event as PageTransitionEvent).persisted && navigate(false, true))
    for (const name of ['pushState', 'replaceState'] as const) {
      const native = history[name]
      const step = guarded(() => navigate(false))
      guarded(() => {
        history[name] = function (...args) {
          native.apply(this, args)
          step()
        }
      })()
    }
  }

  return {
    progress: () => ({ visible_ms: visibleMs(), scroll_percent: percent, exit_intent: exit }),
    watch(popups) {
      watched = popups
      const asksFor = (kind: string): boolean => popups.some(popup => popup.triggers.some(one => one.kind === kind))
      listen(document, 'visibilitychange', () => {
        counted = visibleMs()
        since = performance.now()
        visible = !document.hidden
        schedule()
      })
      if (asksFor('scroll') || asksFor('exit_intent')) watchScroll()
      if (asksFor('exit_intent')) {
        listen(document, 'mouseout', event => {
          const { relatedTarget, clientY } = event as MouseEvent
          if (!relatedTarget && clientY <= 0) leaving()
        })
      }
      watchNavigation()
      tick()
      if (document.readyState === 'complete') settle()
      else listen(window, 'load', settle)
    },
  }
}
