/** What cannot be taken back: ending marketing email to many leads, and erasing them. */
import { leadRows } from '../lead-records/rules.ts'
import { eraseLeads } from '../leads/rules.ts'
import { unsubscribeLeads } from '../mailability/rules.ts'
import { leadActionType } from './action-type.ts'
import { deletion, unsubscribe } from './contract.ts'
import { leadActionLimits } from './limits.ts'

/** Not undone: subscribing somebody again takes the person, whoever ended it. */
export const leadUnsubscribing = leadActionType({
  name: 'lead_unsubscribing',
  permission: 'manage-leads',
  asked: unsubscribe,
  details: ({ type }) => ({ action: type }),
  async apply(tx, lead_ids, _asked, context) {
    const ended = await unsubscribeLeads(tx, lead_ids, { cause: 'manual' }, context)
    return ended.map(lead_id => ({ lead_id, before: null as never }))
  },
})

/** Not undone: deleting a lead is erasing the person, of whom nothing is kept. */
export const leadDeletion = leadActionType({
  name: 'lead_deletion',
  permission: 'manage-leads',
  asked: deletion,
  details: ({ type }) => ({ action: type }),
  batch_leads: leadActionLimits.lead_deletion_batch_leads,
  async apply(tx, lead_ids, _asked, context) {
    const leads = await leadRows.withIds(tx, lead_ids)
    await eraseLeads(tx, [...leads.values()], context.key, context)
    return [...leads.keys()].map(lead_id => ({ lead_id, before: null as never }))
  },
})
