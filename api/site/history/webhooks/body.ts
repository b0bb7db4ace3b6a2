/** The body that an endpoint gets of an event, by its format. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SentEvent } from '../../../platform/events/wire.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { bodyOf } from './message.ts'
import { slackBody } from './slack-body.ts'
import type { EndpointRow } from './store.ts'

export interface Place {
  site: Pick<SiteFacts, 'id' | 'name' | 'language'>
  public_url: string
}

export async function bodyFor(
  db: Handle<'site'>,
  { format }: Pick<EndpointRow, 'format'>,
  event: SentEvent,
  { site, public_url }: Place,
): Promise<string> {
  if (format === 'standard') return bodyOf(site.id, event)
  const found = event.lead_id === null ? undefined : await findLead(db, event.lead_id)
  const lead = found && { email: found.email, url: `${public_url}/sites/${site.id}/leads/${found.id}` }
  return slackBody(event, { locale: site.language, site_name: site.name, lead })
}
