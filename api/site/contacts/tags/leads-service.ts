/** The endpoints that give one tag to many leads and take it from them: one statement, however many they are. */

import { suppressUnless } from '../../../platform/events/define.ts'
import { emitWith } from '../../../platform/events/emit.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { requireLeads } from '../lead-records/rules.ts'
import * as contract from './contract-leads.ts'
import { assignedBy, existingTag, tagManyLeads, untagManyLeads } from './rules.ts'

/** Several leads at once start no journey unless it is asked for. */
const causeOf = (body: { lead_ids: readonly string[]; start_journeys?: boolean | undefined }) =>
  suppressUnless(body.start_journeys ?? body.lead_ids.length === 1)

export const addTagLeads = action(contract.addTagLeads, async (tx, { params, body }, { now, emit, actor }) => {
  const { id: tag_id } = await existingTag(tx, params.tag_id)
  await requireLeads(tx, body.lead_ids)
  const by = assignedBy(actor, now())
  const given = body.lead_ids.map(lead_id => ({ lead_id, source_id: by.source_id }))
  const lead_ids = await tagManyLeads(tx, given, tag_id, by, emitWith(emit, causeOf(body)))
  return { lead_ids }
})

export const removeTagLeads = action(contract.removeTagLeads, async (tx, { params, body }, { emit }) => {
  const { id: tag_id } = await existingTag(tx, params.tag_id)
  await requireLeads(tx, body.lead_ids)
  const lead_ids = await untagManyLeads(tx, body.lead_ids, tag_id, emitWith(emit, causeOf(body)))
  return { lead_ids }
})
