/** The endpoint that exports a person. */

import { endpoint, openDatabase } from '../../../platform/features/endpoint.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { existingLead } from '../../contacts/lead-records/rules.ts'
import * as contract from './contract.ts'
import { personDocument } from './rules.ts'

export const exportPerson = endpoint(contract.exportPerson, async ({ params: { lead_id } }, context) => {
  const database = await openDatabase(contract.exportPerson, context)
  const document = await database.readSlow(async db => personDocument(db, await existingLead(db, lead_id)))
  const body = JSON.stringify({ exported_at: toInstant(context.now()), ...document }, null, 2)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="${lead_id}.json"`,
    'Cache-Control': 'no-store',
  }
  return new Response(body, { headers })
})
