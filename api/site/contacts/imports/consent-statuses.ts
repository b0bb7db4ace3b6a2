/** What a row of a file says of its person's consent, and the columns that say it. */
import { emailStatuses } from '../mailability/rules.ts'

/** `test`: not a person. `unstated`: the cell says nothing, and the statement for the file decides. */
export const rowStatuses = [...emailStatuses, 'test', 'unstated'] as const
export type RowStatus = (typeof rowStatuses)[number]
/** As a cell is read: `unknown` where nobody knows what it means. Its person is not subscribed. */
export const readStatuses = [...rowStatuses, 'unknown'] as const
export type ReadStatus = (typeof readStatuses)[number]

/** Fields that columns of consent fill. No custom field has a dot in its name. */
export const consentFields = [
  'consent.status',
  'consent.given_at',
  'consent.given_ip',
  'consent.source',
  'consent.withdrawn_at',
  'consent.suppressed_at',
] as const
export type ConsentField = (typeof consentFields)[number]

export const isConsentField = (name: string): name is ConsentField =>
  (consentFields as readonly string[]).includes(name)

/** What a value of a column of statuses means, where somebody decided it. */
export interface Meaning {
  value: string
  status: RowStatus
}
