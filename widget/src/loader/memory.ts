/**
 * Remembers the visitor, and per popup when it was shown, closed and submitted: across tabs, or, where storage is
 * blocked or there is no consent, for the page only.
 */
import type { Memory } from '../contract.ts'
import { VISIT_MS } from './numbers.ts'

const recent = (moment: string | undefined): boolean => Date.now() - (moment as unknown as number) <= VISIT_MS

/** Opens the memory of one site. `storage` is a function because merely reading `localStorage` may throw. */
export function openMemory(site_id: string, storage: () => Storage): Memory {
  const prefix = `leadwright:${site_id}:`
  const page = new Map<string, string>()
  let allowed = false
  /** Lists with commas: no JSON, because old libraries patch it. */
  const read = (key: string): string[] => {
    let text: string | false | undefined
    try {
      text = allowed && storage()[prefix + key]
    } catch {}
    return (text || page.get(key) || '').split(',')
  }
  const write = (key: string, text: string): void => {
    page.set(key, text)
    try {
      if (allowed) storage()[prefix + key] = text
    } catch {}
  }
  /** Who it is, and since when. */
  const visitor = (): string[] => {
    if (!read('')[0]) write('', `${crypto.getRandomValues(new Uint32Array(4)).join('-')},${Date.now()}`)
    return read('')
  }
  const seen: Memory['seen'] = popup_id => read(popup_id).map(Number)
  return {
    seen,
    note(popup_id, what) {
      const moments = seen(popup_id)
      moments[what] = Date.now()
      write(popup_id, moments.join())
    },
    visitor: () => visitor()[0] as string,
    visit() {
      const [at, ...known] = read('visit')
      const first = recent(at) ? known.join() : `${document.referrer}\n${location.search}`
      write('visit', `${Date.now()},${first}`)
      return first
    },
    returning: () => !recent(visitor()[1]),
    consented: () => allowed,
    consent(granted) {
      allowed = !!granted
      try {
        const stored = storage()
        // What is stored was stored with consent, which holds until it is revoked.
        if (granted === undefined) allowed = !!stored[prefix]
        if (!allowed) for (const key of Object.keys(stored)) if (key.startsWith(prefix)) delete stored[key]
      } catch {}
      if (allowed) for (const [key, text] of page) write(key, text)
      // What was shown still counts on this page; the visitor's id is forgotten.
      else page.delete('')
    },
  }
}
