/** `listen`: the site’s events as webhooks at a local address, in order; what was not delivered is delivered later. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type StreamEvent, webhookEvents } from '@leadwright/sdk'
import { type Command, flag, text, texts } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, UsageError } from '../failure.ts'
import { type Listener, readListener, saveListener } from '../listener.ts'
import { post } from '../webhook.ts'

const RETRY_MS = { first: 250, longest: 5_000 } as const
const known = new Set<string>(webhookEvents)

export const listen: Command = {
  name: 'listen',
  summary: 'Send the site’s events to a local address as signed webhooks',
  needs: ['read-site', 'manage-integrations'],
  notes:
    'Each event is posted as a webhook endpoint would get it, signed with a secret of this machine, in order. Where nothing answers, it waits and tries again; a lost connection is resumed where it broke off, and --resume goes on after the last event that was delivered before.',
  options: {
    forward: {
      type: 'string',
      short: 'f',
      value: 'URL',
      text: 'Address that gets the events. Without it they are only shown.',
    },
    event: {
      type: 'string',
      multiple: true,
      value: 'NAME',
      text: 'Event, such as lead.created; all without it.',
      choices: webhookEvents,
    },
    resume: { type: 'boolean', text: 'Deliver first what happened since the last listen.' },
    'print-secret': { type: 'boolean', text: 'Print the signing secret and end.' },
  },
  examples: [
    'leadwright listen --forward http://localhost:3000/webhooks',
    'leadwright listen --forward http://localhost:3000/webhooks --event lead.created --resume',
  ],
  async run({ values, client, site, output, signal }) {
    const site_id = await site()
    const listener = await readListener(site_id)
    await saveListener(site_id, listener)
    if (flag(values, 'print-secret')) return void output.result({ secret: listener.secret }, () => listener.secret)
    const forward = forwardOf(text(values, 'forward'))
    const wanted = new Set(texts(values, 'event'))
    for (const name of wanted)
      if (!known.has(name)) throw new UsageError(`There is no event “${name}”. The docs list them: /docs.`)
    if (forward) listener.forward = forward
    await saveListener(site_id, listener)
    output.note(`Signing secret: ${listener.secret}`)
    const isShown = ({ event }: StreamEvent) => known.has(event) && (wanted.size === 0 || wanted.has(event))
    const hear = async (event: StreamEvent) => {
      if (isShown(event)) {
        if (forward) await saveListener(site_id, Object.assign(listener, { pending: event }))
        const note = (line: string) => output.note(line)
        const status = forward ? await deliver(event, { forward, listener, signal, note }) : undefined
        if (signal.aborted) return
        output.item(
          { ...event.data, ...(forward && { status }) },
          `${event.data.timestamp}  ${event.event}  ${event.data.data.subject_id ?? ''}${status === undefined ? '' : `  [${status}]`}`,
        )
      }
      if (event.id === '') return
      delete listener.pending
      await saveListener(site_id, Object.assign(listener, { last_event_id: event.id }))
    }
    const isResumed = flag(values, 'resume')
    if (isResumed && listener.pending) await hear(listener.pending)
    const lastEventId = isResumed ? listener.last_event_id : undefined
    const onConnection = (state: 'open' | 'lost') =>
      output.note(state === 'open' ? 'Listening.' : 'The connection was lost; connecting again …')
    const options = { signal, onConnection, ...(lastEventId && { lastEventId }) }
    for await (const event of client().stream(site_id, options)) {
      await hear(event)
      if (signal.aborted) break
    }
    return exitCodes.success
  },
}

function forwardOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.href
  if (/^[\w.-]+:\d+/.test(given)) return new URL(`http://${given}`).href
  throw new UsageError(`“${given}” is no address: give one such as http://localhost:3000/webhooks.`)
}

interface Delivery {
  forward: string
  listener: Listener
  signal: AbortSignal
  note: (line: string) => void
}

/** The status that the address answered. Whatever it is, the event is delivered; only silence is tried again. */
async function deliver(event: StreamEvent, { forward, listener, signal, note }: Delivery) {
  for (let wait: number = RETRY_MS.first; !signal.aborted; wait = Math.min(wait * 2, RETRY_MS.longest)) {
    try {
      return await post(forward, listener.secret, event.data.id, event.data, signal)
    } catch (error) {
      if (signal.aborted) break
      if (!(error instanceof Failure)) throw error
      if (wait === RETRY_MS.first) note(`${error.message} Waiting with ${event.event} …`)
      await sleep(wait, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}
