/** Whether nothing has happened to a lead since an import made it, but what the import and the product did by themselves. Pure. */
import { leadAudienceJoined } from '../audiences/events.ts'
import { leadCreated, leadUpdated } from '../leads/events.ts'
import type { manyLeads } from '../leads/rules.ts'
import { leadTagAdded } from '../tags/events.ts'

interface Given {
  tag_ids: readonly string[]
  audience_ids: readonly string[]
}

/** The first event of each kind and thing is the import's own; verifying an address changes nothing that a person knows. */
export function isUntouched(events: readonly manyLeads.EventOfLead[], { tag_ids, audience_ids }: Given): boolean {
  const own = new Set(['created', ...tag_ids, ...audience_ids])
  return events.every(({ name, data }) => {
    const said = data as { tag_id?: string; audience_id?: string; fields?: string[] }
    if (name === leadCreated.name) return own.delete('created')
    if (name === leadTagAdded.name) return own.delete(said.tag_id ?? '')
    if (name === leadAudienceJoined.name) return own.delete(said.audience_id ?? '')
    return name === leadUpdated.name && (said.fields ?? []).every(field => field.startsWith('email_'))
  })
}
