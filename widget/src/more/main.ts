/** The entry `more.js`, for the pages that need more than popups: visits, and rules that only the API can evaluate. */

import type { LeadwrightProperties, LeadwrightUser } from '../../package/src/interface.ts'
import type { Session, Tracker } from '../contract.ts'
import { siteUrl } from '../shown/report.ts'
import { start as startTracking } from '../track/main.ts'
import { askServer, isAskedFor } from './ask.ts'

const LINK_MS = 1500

/** From now on, for as long as the page lives. */
export function start(session: Session): void {
  const { memory, config, preview, script } = session
  const site_url = siteUrl(session)
  let user: LeadwrightUser | undefined
  let tracker: Tracker | undefined
  let asked = false
  /** Once for a page, and again when it may be somebody else. */
  const ask = (again?: boolean): void => {
    if (preview || (asked && !again) || !isAskedFor(session)) return
    asked = true
    askServer(session, `${site_url}/decisions`, user).catch(() => {})
  }

  const follow = (): void => {
    const named = location.search.includes('lw_visitor')
    // A page that the browser prepares may never be opened by anybody.
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', follow, { once: true })
      return
    }
    if (tracker || preview || !memory.consented() || !(config.tracking || named)) return
    tracker = startTracking({ site_url, preview, visitor_id: memory.visitor, data: script.dataset })
    if (user) tracker.identify(user)
    // A visitor by a signed link is known once the event was sent.
    if (named) setTimeout(ask, LINK_MS, true)
  }

  const methods: Record<string, (...args: unknown[]) => void> = {
    navigated() {
      tracker?.navigated()
      ask()
    },
    track: (name, properties) => tracker?.track(String(name), properties as LeadwrightProperties | undefined),
    identify(given) {
      user = given as LeadwrightUser
      tracker?.identify(user)
      ask(true)
    },
    consent(state) {
      if (state === 'grant') follow()
      else {
        tracker?.stop()
        tracker = user = undefined
      }
      ask(true)
    },
  }
  const answer = ([method, ...args]: unknown[]): void => {
    try {
      if (Object.hasOwn(methods, String(method))) methods[String(method)]?.(...args)
    } catch {}
  }

  const earlier = session.calls as unknown as unknown[][]
  session.calls = { push: answer }
  follow()
  ask()
  for (const call of earlier) if (call[0] !== 'navigated' && call[0] !== 'consent') answer(call)
  // After a submission the visitor is known.
  session.listeners.add(['submitted', () => ask(true)])
}
