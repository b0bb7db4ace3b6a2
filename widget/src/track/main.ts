/** Follows the visits of a browser that may be followed: pages seen, and what the page itself tells. */
import type { Tracker, TrackSession } from '../contract.ts'
import { encode } from '../popup/encode.ts'

export function start({ site_url, visitor_id }: TrackSession): Tracker {
  let stopped = false
  const send = (event: Parameters<typeof encode>[0]): void => {
    if (stopped) return
    navigator.sendBeacon(`${site_url}/events`, `{"visitor_id":${encode(visitor_id())},"events":[${encode(event)}]}`)
  }
  const page = (): { page_url: string } => ({ page_url: location.href.slice(0, 2048) })
  const visited = (): void =>
    send({ type: 'page_visited', ...page(), referrer: document.referrer.slice(0, 2048) || undefined })
  visited()
  return {
    navigated: visited,
    track: (name, properties) => send({ type: 'custom', name, properties, ...page() }),
    stop() {
      stopped = true
    },
  }
}
