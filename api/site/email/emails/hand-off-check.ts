/** What is checked before an email is handed off, as the contract names it. */
import { z } from '@hono/zod-openapi'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { checkNames } from './eligibility/reasons.ts'

const checkName = enumWith(checkNames, {
  not_canceled: 'Nobody has canceled the email.',
  run_live: 'The run that sends it is under way.',
  not_paused: 'What sends it is not paused.',
  not_duplicate: 'No other email says the same to the person.',
  lead_exists: 'The lead is there.',
  template_ready: 'The template is there, enabled, and can be filled in.',
  text_ready: 'A text by the AI is written and not rejected.',
  sender_verified: 'The sender’s address is confirmed.',
  not_suppressed: 'The address is not suppressed.',
  subscribed: 'The lead is subscribed.',
  topic: 'The lead has not opted out of the topic.',
  confirmed: 'The lead has confirmed the address, if asked to.',
  consent: 'The lead’s consent holds.',
  within_cap: 'The frequency cap has room for it.',
  postal_address: 'The site has a postal address.',
  in_time: 'It is not late, or may be sent late.',
  open_minute: 'It is a time at which emails are sent.',
  in_turn: 'Sending limits, the plan and the transport let it through.',
})
const checkResult = enumOf({
  passed: 'It is so.',
  failed: 'It is not so: the email is not sent, or waits.',
  not_reached: 'An earlier check had failed.',
  not_needed: 'It does not apply to the email.',
})
export const handOffCheck = z.object({ name: checkName, result: checkResult }).openapi('HandOffCheck')
