/** Tracks visits with consent: pages, time on them, interactions, and the page's custom events. */

import type { LeadwrightProperties, LeadwrightUser } from '../../package/src/interface.ts'
import type { Tracker, TrackSession } from '../contract.ts'
import { deviceOf } from '../loader/gesture.ts'
import { encode } from '../popup/encode.ts'
import type { Json } from '../wire.ts'

const URL_MAX = 2048
const TITLE_MAX = 300
const AT_ONCE_MAX = 20
/** Custom events are collected for this long. */
const GATHER_MS = 1000

const address = (): string => location.href.slice(0, URL_MAX)

export function start({ site_url, visitor_id }: TrackSession): Tracker {
  let waiting: string[] = []
  let timer = 0
  let page_url = address()
  let visible_ms = 0
  let interactions = 0
  let since: number | undefined
  let token = new URLSearchParams(location.search).get('lw_visitor') || undefined
  const leaving = new AbortController()

  const session: Json = {
    device: deviceOf(matchMedia('(pointer: coarse)').matches, screen),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
    automated: navigator.webdriver || undefined,
  }

  /** A string is sent as text, which asks no permission first, and outlives the page. */
  const send = (): void => {
    clearTimeout(timer)
    const events = waiting.splice(0, AT_ONCE_MAX)
    if (!events.length) return
    const head = encode({ visitor_id: visitor_id(), session, token }).slice(0, -1)
    const body = `${head},"events":[${events.join()}]}`
    token = undefined
    if (!navigator.sendBeacon(`${site_url}/events`, body))
      fetch(`${site_url}/events`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {})
    if (waiting.length) send()
  }
  const queue = (event: Json): void => {
    waiting.push(encode(event))
  }

  const count = (): void => {
    if (since !== undefined) visible_ms += performance.now() - since
    since = document.hidden ? undefined : performance.now()
  }

  /** Reports time and interactions on the page since the last report. */
  const left = (): void => {
    count()
    if (visible_ms < 1 && !interactions) return
    queue({ type: 'page_left', page_url, visible_ms: Math.round(visible_ms), interactions })
    visible_ms = interactions = 0
  }

  const visited = (referrer: string): void => {
    page_url = address()
    queue({
      type: 'page_visited',
      page_url,
      referrer: referrer.slice(0, URL_MAX) || undefined,
      title: document.title.slice(0, TITLE_MAX) || undefined,
    })
    send()
  }

  const away = (): void => {
    left()
    send()
  }
  const listen = (target: EventTarget, type: string, fn: () => void): void =>
    target.addEventListener(type, fn, { passive: true, capture: true, signal: leaving.signal })
  listen(document, 'visibilitychange', () => (document.hidden ? away() : count()))
  listen(window, 'pagehide', away)
  listen(window, 'pageshow', count)
  const press = (): void => {
    interactions++
  }
  listen(document, 'pointerdown', press)
  listen(document, 'keydown', press)

  count()
  visited(document.referrer)
  return {
    navigated() {
      const before = page_url
      left()
      visited(before)
    },
    track(name: string, properties?: LeadwrightProperties) {
      queue({ type: 'custom', name, properties, page_url: address() })
      clearTimeout(timer)
      timer = setTimeout(send, GATHER_MS) as unknown as number
    },
    identify({ email, user_hash }: LeadwrightUser) {
      queue({ type: 'identified', email, user_hash })
      send()
    },
    stop() {
      clearTimeout(timer)
      waiting = []
      leaving.abort()
    },
  }
}
