/** The events of a site in real time, as server-sent events. */
import { contract } from '../../../platform/contract.ts'
import { siteParams } from '../../../platform/schemas.ts'

export const followEvents = contract({
  database: 'site',
  permission: 'read-site',
  tag: 'stream',
  operationId: 'followEvents',
  method: 'get',
  path: '/v1/sites/{site_id}/stream',
  summary: 'Follow what happens on a site',
  description:
    'Server-sent events: `id` is the place in the sequence, `event` the name, `data` a `SiteEvent`, whose own `data` has a shape for each `name`. Besides what happens inside the site, it includes changes of the site itself (`site.paused`, `marketing_settings.updated`) and of the account’s API keys. Begins now, or after the place in `Last-Event-ID`; a place that is no longer kept answers 410. Each event needs the right to read its subject; the stream ends when the right to follow it does. `runs.changed` has no place in the sequence: it is sent at most once a second while runs of journeys proceed.',
  status: 200,
  params: siteParams,
  produces: 'text/event-stream',
  problems: ['gone'],
})
