/** How somebody agreed to mail, or took it back. */
import type { Consent } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const consentMethods: Record<Consent['method'], MessageKey> = {
  checkbox: 'leads.by_checkbox',
  notice: 'leads.by_notice',
  api: 'leads.by_api',
  import: 'leads.by_import',
  incoming_hook: 'leads.by_incoming_hook',
  double_opt_in: 'leads.by_double_opt_in',
  link: 'leads.by_link',
  one_click: 'leads.by_one_click',
  journey: 'leads.by_journey',
  manual: 'leads.by_hand',
  import_undone: 'leads.by_import_undone',
  earlier_withdrawal: 'leads.by_earlier_withdrawal',
}
