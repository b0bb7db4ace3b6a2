/** The entry `popup.js`: shows a popup and reports its events to the page, the site and the storage. */

import type { LeadwrightEvent } from '../../package/src/interface.ts'
import type { OpenModule } from '../contract.ts'
import { variantOf } from '../decide/variant.ts'
import { OVER } from '../loader/numbers.ts'
import { show } from '../popup/main.ts'
import { report, siteUrl } from './report.ts'

/** What rules speak against it, not how often it was seen. */
const MISFITS = ['device', 'schedule', 'url', 'visitor', 'server']

export const open: OpenModule['open'] = (session, popup, place, named, closed) => {
  const { script, config, memory, preview } = session
  const container = place instanceof Element ? place : undefined
  const fits = (): boolean => !!named || !MISFITS.includes(session.decide(popup, session.situation()))
  // The page may have navigated while this file was loading.
  if (!fits()) return void closed()
  const site_url = siteUrl(session)
  const { locale } = script.dataset
  const variant = variantOf(memory.visitor(), popup)
  const split = variant ? { variant } : {}
  const reportEvent = (event: LeadwrightEvent): void => report(session, event, { popup_id: popup.id, ...split })
  const back = (): void => shown.close()
  let left = false
  const shown = show({
    popup,
    submit_url: `${site_url}/popups/${popup.id}/submissions`,
    site_locale: config.language || 'en',
    locales: locale ? [locale] : [document.documentElement.lang, ...navigator.languages, config.language || 'en'],
    ...split,
    ...(container && { container }),
    fonts: config.fonts,
    script,
    nonce: script.dataset.nonce || script.nonce,
    facts: () => (memory.consented() ? { visitor_id: memory.visitor() } : {}),
    session,
    preview,
    submitted: () => reportEvent('submitted'),
    closed: () => {
      removeEventListener('popstate', back)
      closed()
      // Who leaves a page has closed nothing on it.
      if (left) return
      if (!preview && !container) memory.note(OVER, 1)
      reportEvent('closed')
    },
  })
  // The back gesture always closes a modal.
  if (popup.type === 'popup_box') addEventListener('popstate', back)
  if (container) whenSeen(container, () => reportEvent('shown'))
  else reportEvent('shown')
  return {
    ...shown,
    navigated() {
      left = !fits()
      if (left) shown.close()
    },
  }
}

/** A form further down counts as shown when it comes into view. */
function whenSeen(container: HTMLElement, fn: () => void): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    fn()
  })
  observer.observe(container)
}
