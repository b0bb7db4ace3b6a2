/** Puts `window.leadwright` in place and takes over the calls that the queue stub has collected. */
import type { Leadwright } from '../../package/src/interface.ts'

/** The stub collects calls in `q`; the real one has none and carries its methods. */
type WidgetGlobal = { q?: unknown[][]; [method: string]: unknown }

/** `call` throws nothing. Answers the collected calls, or nothing when a widget already runs on this page. */
export function publish(call: (...args: unknown[]) => unknown): unknown[][] | undefined {
  const found: unknown = window.leadwright
  // An element or frame of that name is found here too, and is no stub.
  const { open, q = [] } = typeof found === 'function' ? (found as unknown as WidgetGlobal) : ({} as WidgetGlobal)
  if (open) return undefined
  for (const method of ['open', 'close', 'identify', 'track', 'on', 'consent'])
    (call as unknown as WidgetGlobal)[method] = (...args: unknown[]) => call(method, ...args)
  window.leadwright = call as unknown as Leadwright
  return q
}
