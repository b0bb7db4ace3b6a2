/**
 * The entry `watch.js`, for sites with popups that open when somebody leaves, or with embedded forms: watches for what
 * few pages need. As the loader does: passive listeners, no polling, and nothing that surfaces on the page.
 */
import type { Session, StartModule } from '../contract.ts'
import { type Climb, climb, isFling } from './fling.ts'

/** On touch, leaving is only believed after this time. */
const TOUCH_EXIT_AFTER_MS = 5000

/** Before the page can stop an event on its way. */
const LISTENING = { passive: true, capture: true }

export const start: StartModule['start'] = session => {
  if (!session.config) return
  const { popups } = session.config
  if (popups.some(({ type }) => type === 'embedded')) watchContainers(session)
  if (popups.some(({ triggers }) => triggers?.some(({ type }) => type === 'exit_intent'))) watchLeaving(session)
}

/** Containers of forms may be added later, or while this file was loading. */
function watchContainers({ evaluate }: Session): void {
  new MutationObserver(evaluate).observe(document, { childList: true, subtree: true })
  evaluate()
}

/** The pointer goes out at the top, or, on touch, a thumb flings the page up. */
function watchLeaving({ situation, evaluate }: Session): void {
  const { progress, who } = situation()
  const leaving = (): void => {
    progress.exit_intent = true
    evaluate()
    // A wish to leave is of the moment: it opens something now or nothing.
    progress.exit_intent = false
  }
  const out = ({ relatedTarget, clientY }: MouseEvent): void => {
    if (!relatedTarget && clientY <= 0) leaving()
  }
  document.addEventListener('mouseout', out, LISTENING)
  if (who.device === 'desktop') return
  let upward: Climb = [0, 0, 0, 0]
  const scrolled = (): void => {
    upward = climb(upward, scrollY, performance.now())
    if (progress.visible_ms >= TOUCH_EXIT_AFTER_MS && isFling(upward)) leaving()
  }
  document.addEventListener('scroll', scrolled, LISTENING)
}
