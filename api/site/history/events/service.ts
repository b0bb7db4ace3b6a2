/** The endpoint on events of an owner's own systems. */

import { action } from '../../../platform/features/endpoint.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { eventReceived } from '../../contacts/lead-records/events.ts'
import { touchLead } from '../../contacts/lead-records/rules.ts'
import { leadByEmail, loadPresentLead } from '../../contacts/leads/rules.ts'
import * as contract from './contract.ts'

export const recordEvent = action(contract.recordEvent, async (tx, { body }, { now, emit }) => {
  const { lead_id, email = '', name, data = {} } = body
  const lead = lead_id === undefined ? await leadByEmail(tx, email) : await loadPresentLead(tx, lead_id)
  if (!lead) throw invalid(lead_id === undefined ? '/email' : '/lead_id', 'unknown_reference')
  const at = now()
  await touchLead(tx, lead.id, at)
  const id = await emit(tx, eventReceived, { lead_id: lead.id, data: { name, data }, at })
  return { id, name, lead_id: lead.id, data, occurred_at: toInstant(at) }
})
