import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { leadSources, mailabilities } from './statuses.ts'

export const leadSource = enumWith(leadSources, {
  form: 'By submitting a form of the site.',
  api: 'By a program with an API key.',
  manual: 'By a person of the site.',
  import: 'From a file.',
  incoming_hook: 'By a form of another product.',
  seed: 'With the demo.',
}).openapi('LeadSource')

export const mailability = enumWith(mailabilities, {
  subscribed: 'The lead agreed and has not withdrawn.',
  unsubscribed: 'No marketing email is sent to the lead.',
}).openapi('Mailability')
