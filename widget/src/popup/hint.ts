/** Asks whether an address was meant otherwise, and corrects it only when told to. */
import type { Say } from '../messages/catalog.ts'
import { h } from './element.ts'
import { suggestAddress } from './typo.ts'

export type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Somebody who sends this soon after the question has not read it. */
const UNREAD_MS = 1000

/** Watches an e-mail field; answers a function that is true where the visitor has only just been asked. */
export function makeHint(entry: Entry, line: HTMLElement, say: Say, is_right: () => boolean): () => boolean {
  let asked = ''
  let asked_at = -UNREAD_MS
  const ask = (): void => {
    const address = entry.value.trim()
    const better = address !== asked && is_right() && suggestAddress(address)
    if (!better) return
    asked = address
    asked_at = performance.now()
    const accept = (): void => {
      entry.value = better
      line.textContent = ''
      entry.focus()
    }
    const button = h('button', { type: 'button', class: 'hint', click: accept })
    button.append(say('typo').replace('{address}', () => better))
    line.replaceChildren(button)
  }
  entry.addEventListener('change', ask)
  return () => {
    ask()
    const unread = performance.now() - asked_at < UNREAD_MS
    asked_at = -UNREAD_MS
    return unread
  }
}
