/** Recently visited screens of this browser, by address and title. */
import { recent_key } from '../../product/session/personal-keys.ts'

export interface Recent {
  path: string
  title: string
}

const KEPT = 8
const SUFFIX = ' · Leadwright'

export function recent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recent_key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' && one !== null && 'path' in one && 'title' in one && typeof one.path === 'string'

/** Puts a screen first, once. */
export const withRecent = (kept: readonly Recent[], seen: Recent): Recent[] =>
  [seen, ...kept.filter(({ path }) => path !== seen.path)].slice(0, KEPT)

/** Notes each screen of a site under the title that it gives itself; answers how to stop. */
export function followRecent(): () => void {
  const note = () => {
    const path = location.pathname
    const title = document.title.endsWith(SUFFIX) ? document.title.slice(0, -SUFFIX.length) : ''
    if (title === '' || !path.startsWith('/sites/')) return
    localStorage.setItem(recent_key, JSON.stringify(withRecent(recent(), { path, title })))
  }
  note()
  const titles = new MutationObserver(note)
  const element = document.querySelector('title')
  if (element) titles.observe(element, { childList: true })
  return () => titles.disconnect()
}
