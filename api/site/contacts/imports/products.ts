/** Products whose exports are recognized by their heads, and what their own words mean. Pure. */
import { bareHead, type Meaning } from './heads.ts'
import type { Column } from './reader/rows-writer.ts'

export const products = [
  'activecampaign',
  'brevo',
  'constant_contact',
  'google_contacts',
  'hubspot',
  'kit',
  'klaviyo',
  'leadwright',
  'linkedin_connections',
  'linkedin_leads',
  'mailchimp',
  'mailerlite',
  'meta_leads',
  'outlook',
  'salesforce',
  'shopify',
  'woocommerce',
] as const
export type Product = (typeof products)[number]

/** Heads that stand in its exports, each set in one of them, and in no other product's. */
const signs: Readonly<Record<Product, readonly string[]>> = {
  activecampaign: ['Email, First Name, Customer Account, Tags', 'Email, First Name, Lists, Status, IP Address'],
  brevo: [
    'CONTACT ID, EMAIL, DOUBLE_OPT-IN',
    'EMAIL, SMS, EMAIL_BLACKLISTED',
    'EMAIL, OPT_IN, ADDED_TIME, MODIFIED_TIME',
  ],
  constant_contact: ['Email address, Email permission status', 'Email address, Email Lists, Source Name'],
  google_contacts: [
    'E-mail 1 - Value, Group Membership',
    'E-mail 1 - Value, Labels',
    'E-mail 1 - Value, Given Name Yomi',
  ],
  hubspot: [
    'Record ID, Email, Contact owner',
    'Record ID, Email, Lead Status',
    'Record ID, Unsubscribed from all email',
  ].concat('ID de registro, Correo, Propietario del contacto', 'ID de registro, Correo, Estado del lead'),
  kit: ['id, first_name, email, state, created_at', 'first_name, email, created_at, tags, referrer'],
  klaviyo: [
    'Email, Klaviyo ID',
    'Email, Email Marketing Consent, Email Suppressions',
    'Email, Email Marketing Consent Timestamp',
  ],
  leadwright: ['email, mailability, registered_at', 'email, mailability, consent_at'],
  linkedin_connections: ['URL, Company, Position, Connected On', 'First Name, Last Name, Position, Connected On'],
  linkedin_leads: ['Lead ID, Campaign Name, Form Name', 'Campaign Name, Form Name, Test Lead', 'Lead ID, Test Lead'],
  mailchimp: ['MEMBER_RATING, LEID, EUID', 'Email Address, MEMBER_RATING, OPTIN_TIME', 'Email Address, LEID, EUID'],
  mailerlite: ['Email, Subscribed, Unsubscribed, Signup IP', 'Email, Subscribed, Opens, Clicks, Groups'],
  meta_leads: ['created_time, adset_name, form_id', 'created_time, ad_id, is_organic', 'form_id, is_organic, platform'],
  outlook: ['E-mail Address, E-mail Display Name', 'E-mail Address, E-mail 2 Address, Business Phone'].concat(
    'Dirección de correo electrónico, Nombre de pantalla de correo electrónico',
  ),
  salesforce: [
    'Email, Lead Owner, Company / Account',
    'Email, Account Name, Mailing City',
    'Email, Email Opt Out',
  ].concat('EMAIL, FIRSTNAME, LASTNAME, HASOPTEDOUTOFEMAIL', 'EMAIL, FIRSTNAME, LASTNAME, MAILINGCITY'),
  shopify: ['Email, Accepts Email Marketing, Total Spent', 'Email, Default Address City, Total Orders'],
  woocommerce: [
    'Username, Email, AOV',
    'user_email, user_registered',
    'billing_email, billing_first_name, billing_postcode',
  ],
}
const signatures = products.flatMap(product =>
  signs[product].map(heads => ({ product, heads: heads.split(', ').map(bareHead) })),
)

/** Words that mean something in the exports of a product alone. */
const words: Readonly<Partial<Record<Product, Readonly<Record<string, Meaning | 'consent'>>>>> = {
  kit: { state: 'consent' },
  klaviyo: { title: 'job_title' },
  outlook: { account: 'none' },
  salesforce: { title: 'job_title' },
}

/** The one whose export the file looks like. */
export function recognizeProduct(columns: readonly Pick<Column, 'name'>[]): Product | null {
  const heads = new Set(columns.map(({ name }) => bareHead(name)))
  const fits = signatures.filter(({ heads: needed }) => needed.every(head => heads.has(head)))
  return fits.sort((a, b) => b.heads.length - a.heads.length)[0]?.product ?? null
}

/** In the words of the product; undefined where it has none of its own for the head. */
export const productMeaning = (product: Product | null, name: string): Meaning | 'consent' | undefined =>
  product === null ? undefined : words[product]?.[bareHead(name)]
