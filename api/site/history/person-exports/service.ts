/** The endpoint that exports a person. */
import { toInstant } from '../../../platform/clock.ts'
import { databaseOf, endpoint } from '../../../platform/endpoint.ts'
import { existingLead, oneLead } from '../../contacts/leads/rules.ts'
import * as contract from './contract.ts'
import { without } from './readable.ts'
import { passwordNames, sectionsOf } from './sections.ts'

export const exportPerson = endpoint(contract.exportPerson, async ({ params: { lead_id } }, context) => {
  const database = await databaseOf(contract.exportPerson, context)
  const document = await database.readSlow(async db => {
    const lead = await oneLead(db, await existingLead(db, lead_id), ['tags', 'audiences'])
    const custom_fields = without(lead.custom_fields, await passwordNames(db))
    return { lead: { ...lead, custom_fields }, ...(await sectionsOf(db, lead_id)) }
  })
  const body = JSON.stringify({ exported_at: toInstant(context.now()), ...document }, null, 2)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="${lead_id}.json"`,
    'Cache-Control': 'no-store',
  }
  return new Response(body, { headers })
})
