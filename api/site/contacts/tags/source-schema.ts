/** What gives tags to leads, as the contract and the events name it. */
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { tagAssignmentSources } from './lead-tags-table.ts'

export const tagAssignmentSource = enumWith(tagAssignmentSources, {
  form: 'A form that the lead submitted.',
  campaign: 'A campaign that brought the lead.',
  journey: 'A step of a journey.',
  import: 'An imported file.',
  incoming_hook: 'A form of another product.',
  api: 'A program with an API key.',
  manual: 'A person of the site.',
  seed: 'The demo.',
}).openapi('TagAssignmentSource', { description: 'What added the tag to the lead.' })
