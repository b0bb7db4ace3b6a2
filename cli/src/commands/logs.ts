/** `logs`: who changed what on the site; `logs deliveries`: what webhook endpoints were sent. */
import { type Command, text } from '../command.ts'
import { integer } from '../options.ts'
import { table } from '../output.ts'
import { toArray } from '../rows.ts'

const LIMIT = { min: 1, max: 100 }
const limit = { type: 'string', value: 'NUMBER', text: 'Most entries, up to 100. Default: 25.' } as const

export const logs: Command = {
  name: 'logs',
  summary: 'Show who changed what on the site, the newest first',
  needs: ['read-site'],
  options: { limit },
  examples: ['leadwright logs --limit 50'],
  async run({ values, client, site, output }) {
    const { data } = await client().activities.list({ site_id: await site(), limit: integer(values, 'limit', LIMIT) })
    output.result(data, () =>
      table(
        ['WHEN', 'WHO', 'WHAT', 'OF'],
        data.map(one => [
          one.created_at,
          one.actor_name ?? one.actor_type,
          one.name,
          one.subject_name ?? one.subject_id,
        ]),
      ),
    )
  },
}

export const logsDeliveries: Command = {
  name: 'logs deliveries',
  summary: 'Show what webhook endpoints were sent and what they answered',
  usage: '[ENDPOINT]',
  args_max: 1,
  needs: ['manage-integrations'],
  options: {
    limit,
    status: {
      type: 'string',
      value: 'STATUS',
      choices: ['pending', 'succeeded', 'failed', 'canceled'],
      text: 'Only these.',
    },
  },
  examples: [
    'leadwright logs deliveries --status failed',
    'leadwright logs deliveries we_0199a3f2c4d87e6b9a0112233445566f',
  ],
  async run({ args: [endpoint], values, client, site, output }) {
    const site_id = await site()
    const endpoints = endpoint
      ? [await client().webhooks.getEndpoint({ site_id, webhook_endpoint_id: endpoint })]
      : await toArray(client().webhooks.listEndpoints({ site_id }))
    const status = text(values, 'status') as 'pending' | undefined
    const found = []
    for (const { id, url } of endpoints) {
      const query = {
        site_id,
        webhook_endpoint_id: id,
        limit: integer(values, 'limit', LIMIT),
        ...(status && { status }),
      }
      for (const delivery of (await client().webhooks.listDeliveries(query)).data) found.push({ ...delivery, url })
    }
    const newest = found.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    output.result(newest, () =>
      table(
        ['WHEN', 'EVENT', 'STATUS', 'ANSWER', 'TRIES', 'URL', 'ID'],
        newest.map(one => [
          one.created_at,
          one.event_name,
          one.status,
          one.response_status,
          one.attempts,
          one.url,
          one.id,
        ]),
        endpoints.length === 0 ? 'The site has no webhook endpoint.' : 'Nothing was sent.',
      ),
    )
  },
}
