/** The events of a site in real time, as server-sent events. */
import { contract } from '../../../platform/features/contract.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'

export const followEvents = contract({
  database: 'site',
  permission: 'read-site',
  tag: 'stream',
  operationId: 'followEvents',
  method: 'get',
  path: '/v1/sites/{site_id}/stream',
  summary: 'Follow what happens on a site',
  description:
    'Server-sent events: `id` is the position in the sequence, `event` its type, and `data` a `SiteEvent`, whose own `data` depends on its `type`. Includes events of the site itself (`site.paused`, `marketing_settings.updated`) and of the account’s API keys and people. Starts now, or after the position in `Last-Event-ID`, and says first, by an `id` alone, where that is; 410 if that position is no longer kept, or from before the site was restored from a backup. Each event requires permission to read its subject; the stream ends when the caller loses access to it. `runs.changed` has no position: it is sent at most once a second while journey runs proceed.',
  status: 200,
  params: siteParams,
  produces: 'text/event-stream',
  concurrency: 'streams',
  problems: ['gone'],
})
