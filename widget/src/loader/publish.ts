/** Puts `window.leadwright` in place: takes over the queue stub, runs its calls in order, and sends the events. */
import type { Leadwright, LeadwrightDetail, LeadwrightEvent, LeadwrightListener } from '../interface.ts'
import { guarded } from './page.ts'

type Emit = (event: LeadwrightEvent, detail: LeadwrightDetail) => void

/** The stub collects calls in `q`; the real one has none and carries `open`. */
type Stub = { q?: ArrayLike<unknown>[]; open?: unknown }

type Method = 'open' | 'close' | 'on'

/** Answers the function that sends events, or nothing when a widget already runs on this page. */
export function publish({ open, close }: Pick<Leadwright, 'open' | 'close'>): Emit | undefined {
  const found: unknown = window.leadwright
  // An element or frame of that name is found here too, and is no stub.
  const stub = typeof found === 'function' ? (found as Stub) : undefined
  if (stub?.open) return undefined
  const listeners: [LeadwrightEvent, LeadwrightListener][] = []
  const on = (event: LeadwrightEvent, listener: LeadwrightListener): (() => void) => {
    const entry: [LeadwrightEvent, LeadwrightListener] = [event, listener]
    listeners.push(entry)
    return () => {
      const at = listeners.indexOf(entry)
      if (at >= 0) listeners.splice(at, 1)
    }
  }
  const methods: Record<Method, unknown> = { open: guarded(open), close: guarded(close), on }
  const call = (method: Method, ...args: unknown[]): unknown => {
    const fn = methods[method]
    return typeof fn === 'function' ? fn(...args) : undefined
  }
  window.leadwright = Object.assign(call, methods) as unknown as Leadwright
  const queue = stub?.q
  if (queue) {
    for (let at = 0; at < queue.length; at++) {
      const entry = queue[at]
      if (entry) guarded(() => call(entry[0] as Method, entry[1], entry[2]))()
    }
  }
  return (event, detail) => {
    for (const [name, listener] of listeners.slice()) {
      if (name !== event) continue
      try {
        listener(detail)
      } catch (error) {
        console.error(error)
      }
    }
    document.dispatchEvent(new CustomEvent(`leadwright:${event}`, { detail }))
  }
}
