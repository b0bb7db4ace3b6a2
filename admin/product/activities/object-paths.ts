/** Where a thing that has a screen of its own is shown, by its kind: the beginning of its events' names, and what uses say. */
import type { Href } from '../../ui/href.ts'
import { assistantPath } from '../assistants/paths.ts'
import { resultsPath } from '../campaigns/paths.ts'
import { templatePath } from '../emails/paths.ts'
import { historyPath } from '../journeys/paths.ts'
import { sourcePath } from '../knowledge/paths.ts'
import { popupPath } from '../popups/paths.ts'
import { pathTo } from '../screens/path-to.ts'

export const objectPaths: ReadonlyMap<string, (site_id: string, id: string) => Href> = new Map([
  ['lead', (site_id: string, lead_id: string) => pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id })],
  [
    'audience',
    (site_id: string, audience_id: string) =>
      pathTo('/sites/$site_id/leads/audience-detail/$audience_id', { site_id, audience_id }),
  ],
  [
    'import',
    (site_id: string, import_id: string) => pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id }),
  ],
  ['assistant', (site_id: string, id: string) => assistantPath(site_id, id)],
  ['knowledge_source', (site_id: string, id: string) => sourcePath(site_id, id)],
  ['popup', (site_id: string, id: string) => popupPath(site_id, id)],
  ['campaign', (site_id: string, id: string) => resultsPath(site_id, id)],
  ['journey', (site_id: string, id: string) => historyPath(site_id, id)],
  [
    'broadcast',
    (site_id: string, broadcast_id: string) =>
      pathTo('/sites/$site_id/emails/broadcasts/$broadcast_id', { site_id, broadcast_id }),
  ],
  ['template', (site_id: string, id: string) => templatePath(site_id, id)],
  [
    'sender',
    (site_id: string, sender_id: string) => pathTo('/sites/$site_id/emails/senders/$sender_id', { site_id, sender_id }),
  ],
  [
    'webhook_endpoint',
    (site_id: string, webhook_endpoint_id: string) =>
      pathTo('/sites/$site_id/webhooks/$webhook_endpoint_id', { site_id, webhook_endpoint_id }),
  ],
  [
    'site_page',
    (site_id: string, page_id: string) => pathTo('/sites/$site_id/site/pages/$page_id', { site_id, page_id }),
  ],
])
