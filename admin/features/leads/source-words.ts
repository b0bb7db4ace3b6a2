/** What gave a tag, or changed a field. */
import type { LeadTag } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const sourceWords = {
  form: 'leads.tag_by_form',
  campaign: 'leads.tag_by_campaign',
  journey: 'leads.tag_by_journey',
  import: 'leads.tag_by_import',
  incoming_hook: 'leads.tag_by_incoming_hook',
  api: 'leads.tag_by_api',
  manual: 'leads.tag_by_hand',
  seed: 'leads.tag_by_demo',
} as const satisfies Record<LeadTag['source'], MessageKey>
