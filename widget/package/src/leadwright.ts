/** The functions of the widget for an app: typed, and callable at any time. Until the script runs they wait in its queue. */
import type {
  Leadwright,
  LeadwrightEvent,
  LeadwrightListener,
  LeadwrightProperties,
  LeadwrightUser,
} from './interface.ts'

const EVENTS: readonly string[] = ['shown', 'closed', 'submitted']
const METHODS: readonly string[] = ['open', 'close', 'identify', 'track', 'on', 'consent']

type Call = (...call: unknown[]) => unknown
type Queue = Call & { q?: unknown[][] }

const warn = (text: string): void => console.warn(`Leadwright: ${text}`)

/** The widget, or the queue that it takes over when it starts. An element of that name is neither. */
function published(): Queue {
  const found = window.leadwright as unknown
  if (typeof found === 'function') return found as Queue
  const queue: Queue = (...call) => queue.q?.push(call)
  queue.q = []
  window.leadwright = queue as unknown as Leadwright
  return queue
}

function call(method: string, ...args: unknown[]): unknown {
  if (!METHODS.includes(method)) return warn(`leadwright.${method} does not exist. There are ${METHODS.join(', ')}.`)
  if (method === 'on') return listen(args[0] as LeadwrightEvent, args[1] as LeadwrightListener)
  if (typeof document !== 'undefined') published()(method, ...args)
  return undefined
}

/** By the events of the document, which need no script to be there. */
function listen(event: LeadwrightEvent, listener: LeadwrightListener): () => void {
  if (!EVENTS.includes(event)) warn(`There is no event "${event}". There are ${EVENTS.join(', ')}.`)
  if (typeof document === 'undefined') return () => undefined
  const name = `leadwright:${event}` as const
  const heard = ({ detail }: DocumentEventMap[typeof name]): void => listener(detail)
  document.addEventListener(name, heard)
  return () => document.removeEventListener(name, heard)
}

/**
 * The functions of `window.leadwright`, typed. They may be called before `loadLeadwright`, and on a server, where they do nothing.
 *
 * @example
 * const stop = leadwright.on('submitted', ({ popup_id }) => console.log(popup_id))
 */
export const leadwright: Leadwright = Object.assign((...all: unknown[]) => call(...(all as [string])), {
  open: (id: string) => void call('open', id),
  close: () => void call('close'),
  identify: (user: LeadwrightUser) => void call('identify', user),
  track: (name: string, properties?: LeadwrightProperties) => void call('track', name, properties),
  on: listen,
  consent: (state: 'grant' | 'revoke') => void call('consent', state),
}) as Leadwright
