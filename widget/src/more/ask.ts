/** Asks the API to evaluate the rules that a browser cannot: known leads, their tags, the country. */

import type { LeadwrightUser } from '../../package/src/interface.ts'
import type { Session } from '../contract.ts'
import { always } from '../decide/decide.ts'
import { encode } from '../popup/encode.ts'

/** Whether there is a popup that would show if the API agreed. */
export function isAskedFor({ config, decide, situation }: Session): boolean {
  const otherwise = { ...situation(), asked: () => true, progress: always, free_at: 0, used: [] }
  const openers = config.chats?.flatMap(chat => chat.openers || []) || []
  return [...config.popups, ...openers].some(
    popup => popup.ask && ['show', 'waiting'].includes(decide(popup, otherwise)),
  )
}

/** Asks, and lets show what may. As text, which needs no permission first. */
export async function askServer(session: Session, url: string, user: LeadwrightUser | undefined): Promise<void> {
  const { memory, allowed, evaluate } = session
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const named = user && { email: String(user.email), user_hash: user.user_hash && String(user.user_hash) }
  // The identity is not sent before consent.
  const body = memory.consented() ? { timezone, visitor_id: memory.visitor(), user: named } : { timezone }
  const response = await fetch(url, { method: 'POST', body: encode(body), credentials: 'omit' })
  const { popup_ids } = await response.json()
  allowed.splice(0, allowed.length, ...popup_ids)
  evaluate()
}
