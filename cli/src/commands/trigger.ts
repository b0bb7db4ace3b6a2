/** `trigger`: an event on demand, for a local address, or of a lead for real. */
import { type ReceivedEvent, webhookEvents } from '@leadwright/sdk'
import { type Command, text, texts } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, UsageError } from '../failure.ts'
import { readListener } from '../listener.ts'
import { post } from '../webhook.ts'

const known = new Set<string>(webhookEvents)

export const trigger: Command = {
  name: 'trigger',
  summary: 'Send an event to a local address, or record one of a lead',
  usage: 'EVENT',
  args_max: 1,
  needs: ['manage-integrations'],
  notes:
    'An event of Leadwright (lead.created) is the newest of the site, or a made-up one of the same form, signed and posted to --forward or to the address of the last `listen`; nothing changes on the site. An event of your own (order.placed) is recorded for the lead with --email, and starts journeys that wait for it; that needs `manage-marketing`.',
  options: {
    forward: { type: 'string', short: 'f', value: 'URL', text: 'Address that gets the event.' },
    email: { type: 'string', value: 'EMAIL', text: 'Lead of an event of your own.' },
    data: { type: 'string', multiple: true, value: 'NAME=VALUE', text: 'Data of an event of your own.' },
  },
  examples: [
    'leadwright trigger lead.created',
    'leadwright trigger order.placed --email ana@example.com --data total=59.90',
  ],
  async run(run) {
    const {
      args: [name],
      values,
      client,
      site,
      output,
      signal,
    } = run
    if (!name) throw new UsageError('Name an event, such as lead.created.')
    const site_id = await site()
    if (!known.has(name)) return record(run, name, site_id)
    if (text(values, 'email'))
      throw new UsageError(`--email is for events of your own; ${name} is one of Leadwright’s.`)
    const { secret, forward } = await readListener(site_id)
    const url = text(values, 'forward') ?? forward
    if (!url)
      throw new UsageError(
        'Say where it goes: --forward http://localhost:3000/webhooks, or run `leadwright listen` first.',
      )
    const message = await client().webhooks.getSample({ site_id, event_name: name })
    const status = await post(url, secret, message.id, message, signal)
    output.result({ type: name, id: message.id, forward: url, status }, () => `Sent ${name} to ${url}: ${status}.`)
    const isAccepted = status >= 200 && status < 300
    if (!isAccepted) throw new Failure(`${url} answered ${status}.`, exitCodes.failed, 'not_accepted')
  },
}

async function record(
  { values, client, output }: Parameters<Command['run']>[0],
  name: string,
  site_id: string,
): Promise<void> {
  const email = text(values, 'email')
  if (!email)
    throw new UsageError(`“${name}” is no event of Leadwright. To record it for a lead, say whose with --email.`)
  const data = Object.fromEntries(texts(values, 'data').map(toEntry))
  const event: ReceivedEvent = await client().events.record({ site_id, body: { email, name, data } })
  output.result(event, () => `Recorded ${name} for ${email}: ${event.id}.`)
}

/** Numbers and truth values are sent as such. */
function toEntry(given: string): [string, string | number | boolean] {
  const [name, ...rest] = given.split('=')
  const value = rest.join('=')
  if (!name || rest.length === 0) throw new UsageError(`--data is NAME=VALUE, not “${given}”.`)
  if (value === 'true' || value === 'false') return [name, value === 'true']
  return [name, /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value]
}
