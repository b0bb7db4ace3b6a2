/** Says in the console which calls of the page do nothing: unknown methods, events and popups, and events that are not tracked, about which the widget is silent. */
import type { Session } from '../contract.ts'
import type { Texts } from './texts.ts'

const methods = ['open', 'close', 'identify', 'track', 'on', 'consent']
const events: readonly unknown[] = ['shown', 'closed', 'submitted']

type Call = (...call: unknown[]) => unknown

/** The sentence about a call that does nothing; undefined for all others. */
function complaint(
  [method, given]: readonly unknown[],
  { config, memory, preview }: Session,
  say: Texts,
): string | undefined {
  const fill = (text: string): string =>
    text.replaceAll('NAME', String(method === 'open' || method === 'on' ? given : method))
  if (!methods.includes(String(method))) return fill(say.unknown_method)
  if (method === 'on') return events.includes(given) ? undefined : fill(say.unknown_event)
  if (method === 'track' && !preview) {
    // A visitor by a signed link is tracked anyway.
    if (!config.tracking && !location.search.includes('lw_visitor')) return say.not_tracked
    return memory.consented() ? undefined : say.not_consented
  }
  if (method !== 'open') return undefined
  const known = [...config.popups, ...(config.chats ?? [])].find(({ id }) => id === given)
  if (known && 'type' in known && known.type === 'embedded') return fill(say.opened_embedded)
  return known ? undefined : fill(say.unknown_popup)
}

/** Checks the calls from now on and, as far as they are still there, those before. */
export function watchCalls(session: Session, say: Texts): void {
  const check = (...call: unknown[]): void => {
    const text = complaint(call, session, say)
    if (text) console.warn(`Leadwright: ${text}`)
  }
  const published = window.leadwright as unknown as Call
  const watched: Call = (...call) => {
    check(...call)
    return published(...call)
  }
  const named = methods.map(method => [method, (...args: unknown[]) => watched(method, ...args)] as const)
  window.leadwright = Object.assign(watched, Object.fromEntries(named)) as unknown as Window['leadwright']
  if (Array.isArray(session.calls)) for (const call of session.calls) if (call[0] !== 'navigated') check(...call)
  for (const [event] of session.listeners) check('on', event)
}
