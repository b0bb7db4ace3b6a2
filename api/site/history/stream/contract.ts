/** What happens on a site, as it happens: one stream of server-sent events. */
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
    'Server-sent events: `id` is the place in the sequence, `event` the name, `data` a `SiteEvent`, whose own `data` is told apart by its `name`. Besides what happens inside the site, it tells of the site as its account has it (`site.paused`, `marketing_settings.updated`) and of the API keys of the account. Begins now, or after the place in `Last-Event-ID`; a place that is no longer kept answers 410. Each event needs the right to read its subject; the stream ends when the right to follow it does. `runs.changed` has no place in the sequence: it is told at most once a second while runs of journeys go on.',
  status: 200,
  params: siteParams,
  produces: 'text/event-stream',
  problems: ['gone'],
})
