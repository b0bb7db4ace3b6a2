/** The columns that a table of leads can have: what each lead has there. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Cell } from '../../../platform/files/table-files/table.ts'
import { writeTextList } from '../../../platform/texts/text-list.ts'
import type { ConsentRow } from '../consents/rules.ts'
import { type FieldRow, fieldsOfSite } from '../custom-fields/rules.ts'
import type { LeadSuppression } from '../email-status/rules.ts'
import { byField, ownFieldNames } from '../lead-records/fields.ts'
import type { LeadOnWire } from '../leads/rules.ts'

/** What stands beside a lead, and tells why it is sent email or none. */
export interface Beside {
  suppression: LeadSuppression | undefined
  /** The consent that an email may cite. */
  consent: ConsentRow | undefined
}

type CellOf = (lead: LeadOnWire, beside: Beside) => Cell | undefined

const moment = (instant: string | null): Cell => (instant === null ? null : { moment: Date.parse(instant) })
const names = (named: readonly { name: string }[] = []): string => writeTextList(named.map(({ name }) => name))

/** In the order in which a table has them where nobody chose. */
const fixed: Readonly<Record<string, CellOf>> = {
  email: lead => lead.email,
  ...byField(ownFieldNames, field => (lead: LeadOnWire) => lead[field] ?? null),
  mailability: lead => lead.mailability,
  unsubscribed_at: lead => moment(lead.unsubscribed_at),
  suppression: (_, { suppression }) => suppression?.reason,
  suppressed_at: (_, { suppression }) => (suppression?.since == null ? null : { moment: suppression.since }),
  consent_at: (_, { consent }) => consent && { moment: consent.at },
  consent_text: (_, { consent }) => consent?.text,
  consent_ip: (_, { consent }) => consent?.ip,
  source: lead => lead.source,
  registered_at: lead => moment(lead.registered_at),
  last_activity_at: lead => moment(lead.last_activity_at),
  last_contacted_at: lead => moment(lead.last_contacted_at),
  tags: lead => names(lead.tags),
  audiences: lead => names(lead.audiences),
  email_validity: lead => lead.email_quality.validity,
  email_score: lead => lead.email_quality.score,
  confirmation: lead => lead.confirmation.status,
  opens: lead => lead.email_stats.opens,
  clicks: lead => lead.email_stats.clicks,
  last_opened_at: lead => moment(lead.email_stats.last_opened_at),
  last_clicked_at: lead => moment(lead.email_stats.last_clicked_at),
  country: lead => lead.origin?.country,
  device: lead => lead.origin?.device,
  id: lead => lead.id,
}
export const fixedColumns: readonly string[] = Object.keys(fixed)

const prefix = 'custom_fields.'

/** Passwords are no values: only whether there is one is known. */
const isShown = ({ type }: FieldRow): boolean => type !== 'password'

const cellOfField =
  ({ name, type }: FieldRow): CellOf =>
  lead => {
    const value = lead.custom_fields[name]
    return type === 'date' && typeof value === 'string' ? { day: Date.parse(`${value}T00:00:00Z`) } : value
  }

/** Every column that there is on the site. */
export async function columnsOfSite(db: Handle<'site'>): Promise<Map<string, CellOf>> {
  const fields = (await fieldsOfSite(db)).filter(isShown)
  return new Map([
    ...Object.entries(fixed),
    ...fields.map(field => [`${prefix}${field.name}`, cellOfField(field)] as const),
  ])
}

/** As the heading of a column, which an import of the table knows again. */
export const headingOf = (column: string): string => (column.startsWith(prefix) ? column.slice(prefix.length) : column)
