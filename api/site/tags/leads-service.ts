/** The operations that give one tag to many leads and take it from them: one statement, however many they are. */
import { action } from '../../platform/operation.ts'
import * as contract from './contract-leads.ts'
import { existingTag } from './rules.ts'
import { addTagToLeads, removeTagFromLeads } from './store.ts'

export const addTagLeads = action(contract.addTagLeads, async (tx, { params, body }, { now, emit }) => {
  const { id: tag_id } = await existingTag(tx, params.tag_id)
  const lead_ids = await addTagToLeads(tx, body.lead_ids, tag_id, now())
  const starts = body.start_journeys ?? body.lead_ids.length === 1
  const data = { tag_id, ...(!starts && { quiet: true }) }
  for (const lead_id of lead_ids) await emit(tx, { name: 'lead.tag_added', subject_id: lead_id, lead_id, data })
  return { lead_ids }
})

export const removeTagLeads = action(contract.removeTagLeads, async (tx, { params, body }, { emit }) => {
  const { id: tag_id } = await existingTag(tx, params.tag_id)
  const lead_ids = await removeTagFromLeads(tx, body.lead_ids, tag_id)
  const data = { tag_id }
  for (const lead_id of lead_ids) await emit(tx, { name: 'lead.tag_removed', subject_id: lead_id, lead_id, data })
  return { lead_ids }
})
