/** What a key can be allowed: the permissions that something of this installation asks for, in the words of this screen. */
import type { Grant } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const grantWords = {
  'manage-sites': 'grants.manage_sites',
  'read-site': 'grants.read_site',
  'manage-popups': 'grants.manage_popups',
  'manage-leads': 'grants.manage_leads',
  'read-lead': 'grants.read_lead',
  'manage-audiences': 'grants.manage_audiences',
  'read-audience': 'grants.read_audience',
  'manage-marketing': 'grants.manage_marketing',
  'manage-emails': 'grants.manage_emails',
  'manage-account': 'grants.manage_account',
} as const satisfies Partial<Record<Grant, MessageKey>>

export type KnownGrant = keyof typeof grantWords
export const knownGrants = Object.keys(grantWords) as KnownGrant[]
export const isKnownGrant = (grant: string): grant is KnownGrant => grant in grantWords
