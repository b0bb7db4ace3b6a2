/** What can be done about one lead's address. */
import { contract } from '../../../platform/features/contract.ts'
import { lead, leadExample, leadParams } from '../leads/contract.ts'

const of = {
  database: 'site',
  permission: 'manage-leads',
  tag: 'lead-quality',
  method: 'post',
  status: 200,
  params: leadParams,
  response: lead,
  example: leadExample,
  versioned: true,
} as const
const base = '/v1/sites/{site_id}/leads/{lead_id}'

export const checkLeadEmail = contract({
  ...of,
  operationId: 'checkLeadEmail',
  path: `${base}/check-email`,
  summary: 'Verify a lead’s address again',
  description: 'Looks at lists and DNS again, and stores the result.',
  problems: ['changed_elsewhere'],
})

export const sendConfirmation = contract({
  ...of,
  operationId: 'sendConfirmation',
  status: 202,
  path: `${base}/confirmation-email`,
  summary: 'Send the email that asks to confirm the address again',
  description: 'Only while a confirmation is pending and the address has not bounced, and at most every ten minutes.',
  problems: ['nothing_to_confirm', 'too_many_requests'],
})
