/** What a column is mapped to: a field that there is, one that the mapping makes, tags, a whole name, or consent. */
import type { ImportColumn, ImportProduct, ImportTagSeparator, ImportTarget } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'
import { isSharedTarget } from '../../product/leads/use-mapping-choices.ts'

/** By column. */
export type Targets = Record<number, ImportTarget>

const made = 'new:'

/** A field is filled by one column, but for tags and consent, and a column fills one. */
export function withTarget(targets: Targets, target: ImportTarget): Targets {
  const { column, field } = target
  const isTaken = (other: ImportTarget) => other.column === column || (other.field === field && !isSharedTarget(field))
  return { ...Object.fromEntries(Object.entries(targets).filter(([, other]) => !isTaken(other))), [column]: target }
}

export const withoutTarget = (targets: Targets, column: number): Targets =>
  Object.fromEntries(Object.entries(targets).filter(([, other]) => other.column !== column))

/** The choice that stands for a target, and the target that a choice stands for. */
export const toChoice = ({ field, new_field }: ImportTarget): string => (new_field ? `${made}${field}` : field)

export const toTarget = (column: number, choice: string, { new_field: offer }: ImportColumn): ImportTarget =>
  offer && choice === `${made}${offer.field}`
    ? { column, field: offer.field, new_field: offer.new_field }
    : { column, field: choice }

export const separatorWords = {
  comma: 'imports.comma',
  semicolon: 'imports.semicolon',
  bar: 'imports.bar',
  colons: 'imports.colons',
  line: 'imports.line_break',
  none: 'imports.one_tag',
} as const satisfies Record<ImportTagSeparator, MessageKey>

/** Names of products are the same in every language, but for what of them it is. */
export const productNames: Record<ImportProduct, string> = {
  activecampaign: 'ActiveCampaign',
  brevo: 'Brevo',
  constant_contact: 'Constant Contact',
  google_contacts: 'Google Contacts',
  hubspot: 'HubSpot',
  kit: 'Kit',
  klaviyo: 'Klaviyo',
  leadwright: 'Leadwright',
  linkedin_connections: 'LinkedIn',
  linkedin_leads: 'LinkedIn Lead Gen Forms',
  mailchimp: 'Mailchimp',
  mailerlite: 'MailerLite',
  meta_leads: 'Meta Lead Ads',
  outlook: 'Outlook',
  salesforce: 'Salesforce',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
}
