/** What API keys and managers may be given, in words. */
import type { Grant } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const grantWords = {
  'manage-sites': 'grants.manage_sites',
  'read-site': 'grants.read_site',
  'manage-popups': 'grants.manage_popups',
  'manage-pages': 'grants.manage_pages',
  'manage-assistants': 'grants.manage_assistants',
  'create-assistant': 'grants.create_assistant',
  'purchase-assistant': 'grants.purchase_assistant',
  'purchase-lead': 'grants.purchase_lead',
  'purchase-audience': 'grants.purchase_audience',
  'purchase-sandbox': 'grants.purchase_sandbox',
  'manage-sandboxes': 'grants.manage_sandboxes',
  'create-sandbox': 'grants.create_sandbox',
  'read-sandbox': 'grants.read_sandbox',
  'manage-leads': 'grants.manage_leads',
  'read-lead': 'grants.read_lead',
  'manage-audiences': 'grants.manage_audiences',
  'read-audience': 'grants.read_audience',
  'manage-marketing': 'grants.manage_marketing',
  'manage-emails': 'grants.manage_emails',
  'manage-integrations': 'grants.manage_integrations',
  'manage-managers': 'grants.manage_managers',
  'manage-billing': 'grants.manage_billing',
  'manage-account': 'grants.manage_account',
} as const satisfies Record<Grant, MessageKey>

export const isGrant = (grant: string): grant is Grant => grant in grantWords
export const grants = Object.keys(grantWords).filter(isGrant)
