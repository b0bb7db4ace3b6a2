/** Whether nothing has happened to a lead since an import made it, but what the import and the product did by themselves. Pure. */
import { reader } from '../../../platform/events/read.ts'
import { leadAudienceJoined } from '../audiences/events.ts'
import { leadCreated, leadUpdated } from '../leads/events.ts'
import type { manyLeads } from '../leads/rules.ts'
import { leadTagAdded } from '../tags/events.ts'

interface Given {
  tag_ids: readonly string[]
  audience_ids: readonly string[]
}

const read = reader([leadCreated, leadTagAdded, leadAudienceJoined, leadUpdated])

/** The first event of each kind and thing is the import's own; verifying an address changes nothing that a person knows. */
export function isUntouched(events: readonly manyLeads.EventOfLead[], { tag_ids, audience_ids }: Given): boolean {
  const own = new Set(['created', ...tag_ids, ...audience_ids])
  return events.every(stored => {
    const [event] = read(stored)
    switch (event?.name) {
      case 'lead.created':
        return own.delete('created')
      case 'lead.tag_added':
        return own.delete(event.data.tag_id)
      case 'lead.audience_joined':
        return own.delete(event.data.audience_id)
      case 'lead.updated':
        return event.data.fields.every(field => field.startsWith('email_'))
      default:
        return false
    }
  })
}
