/** The endpoint that sends a broadcast to the person who asks. How a test email is made is the templates'. */
import { action } from '../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { enqueueTest, tester } from '../templates/rules.ts'
import { findIssues } from './issues.ts'
import * as contract from './preview-contract.ts'
import { existingBroadcast } from './rules.ts'

export const testSendBroadcast = action(
  contract.testSendBroadcast,
  tester,
  async (tx, { params, body }, { site, newId, now }, to) => {
    const row = await existingBroadcast(tx, params.broadcast_id)
    const lead_id = body.lead_id ?? null
    if (lead_id !== null && !(await findLead(tx, lead_id))) throw invalid('/lead_id', 'unknown_reference')
    const { template_id, sender_id } = row
    const issues = await findIssues(tx, row, site, now())
    const errors = issues.filter(({ pointer }) => pointer === '/template_id' || pointer === '/sender_id')
    if (template_id === null || sender_id === null || errors.length > 0)
      throw problem('broadcast_incomplete', { errors })
    const subjects = row.subjects.length > 0 ? row.subjects : [undefined]
    for (const subject of subjects) {
      const test = { template_id, to, lead_id, sender_id, ...(subject !== undefined && { subject }) }
      await enqueueTest(tx, newId('email'), test, now())
    }
    return { to, emails: subjects.length }
  },
)
