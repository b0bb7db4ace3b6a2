/** The operation on events of an owner's own systems. */
import { toInstant } from '../../../platform/clock.ts'
import { appendEvent } from '../../../platform/events/events.ts'
import { action } from '../../../platform/operation.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { findLead, leadByEmail, touchLead } from '../../contacts/leads/rules.ts'
import * as contract from './contract.ts'

export const recordEvent = action(contract.recordEvent, async (tx, { body }, { newId, now }) => {
  const { lead_id, email = '', name, data = {} } = body
  const lead = lead_id === undefined ? await leadByEmail(tx, email) : await findLead(tx, lead_id)
  if (!lead) throw invalid(lead_id === undefined ? '/email' : '/lead_id', 'unknown_reference')
  const [id, at] = [newId('event'), now()]
  await touchLead(tx, lead.id, at)
  await appendEvent(tx, { id, at, name: 'event.received', subject_id: lead.id, lead_id: lead.id, data: { name, data } })
  return { id, name, lead_id: lead.id, data, at: toInstant(at) }
})
