/** The settings of an import and the results of its rows. */
import { dateOrders } from '../../../platform/texts/notation/dates.ts'
import { decimals } from '../../../platform/texts/notation/numbers.ts'
import type { ListSeparator } from '../../../platform/texts/text-list.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { isConsentField, type Meaning, type ReadStatus, type RowStatus } from './consent-statuses.ts'

/** How existing leads are treated: replace their values, leave them unchanged, or fill empty fields. */
export const importModes = ['update', 'skip', 'fill_empty'] as const
export type ImportMode = (typeof importModes)[number]

/** `skipped`: a row of a test, which is nobody. */
export const verdicts = ['new', 'changed', 'same', 'refused', 'skipped'] as const
export type Verdict = (typeof verdicts)[number]
export type Counts = Record<Verdict, number>
/** Rows by verdict, and by what they say of consent. Imports of earlier releases did not count the latter. */
export type Tally = Partial<Pick<Counts, 'skipped'>> &
  Omit<Counts, 'skipped'> & {
    statuses?: Partial<Record<ReadStatus, number>>
    notes?: CountedNote[]
    new_tags?: NewTag[]
  }
/** A tag that the file names and the site did not have. */
export interface NewTag {
  id: string
  name: string
}
export const noCounts: Counts = { new: 0, changed: 0, same: 0, refused: 0, skipped: 0 }

/**
 * A column of the file and the field of leads that it fills: `email`, an own one or a custom one, by name, or one of
 * consent.
 */
export interface Target {
  column: number
  field: string
  /** Of a column of statuses: what single values mean, and all others; what is absent is read by its words. */
  meanings?: Meaning[]
  otherwise?: RowStatus
  /** Of a column of tags: what stands between them; absent where it is recognized. */
  separator?: ListSeparator
  /** Makes the field if the site does not have it. */
  new_field?: NewField
  /** Notation of a column of dates or numbers; absent: as its values tell. */
  notation?: Notation
}

export const notations = [...dateOrders, ...decimals] as const
export type Notation = (typeof notations)[number]

/** Notation of a column, unless its mapping says otherwise. */
export interface NotationChoice<N extends Notation> {
  notation: N
  /** Its values, or those of other columns, leave no doubt. */
  is_certain: boolean
  /** A value that another notation reads otherwise. */
  open: string | null
}

export const newFieldTypes = ['text', 'textarea', 'number', 'checkbox', 'date', 'website', 'phone'] as const
export interface NewField {
  type: (typeof newFieldTypes)[number]
  label: string
}

/** Targets that are no fields of a lead. No custom field has such a name. */
export const tagsField = 'tags'
export const fullName = 'name.full'
/** Targets that several columns may have. */
export const isShared = (field: string): boolean => field === tagsField || isConsentField(field)

/** What people agreed to, as the owner states. */
export interface Consent {
  text: string
  text_version: number
}

/** Why a row was refused, or what is noted of one that is taken. Each has a text, `operation.failure.<code>`. */
export const rowProblems = [
  'email_missing',
  'email_invalid',
  'email_repeated',
  'boolean_invalid',
  'url_invalid',
  'not_allowed_value',
  'number_invalid',
  'date_invalid',
  'phone_invalid',
  'date_without_year',
  'notation_unclear',
  'several_values',
  'name_characters',
  'value_missing',
  'timezone_unknown',
  'text_characters',
  'too_long',
  'too_many_cells',
  'lead_limit_exhausted',
  'status_unknown',
  'moment_unreadable',
  'consent_newer',
  'test_row',
  'tag_too_long',
  'too_many_tags',
] as const
/** Of a row that is refused as a whole; whatever else is noted, the row is taken. */
export const refusingProblems: readonly RowProblem[] = [
  'email_missing',
  'email_invalid',
  'email_repeated',
  'too_many_cells',
  'lead_limit_exhausted',
]
export type RowProblem = (typeof rowProblems)[number]

/** Where in a row something is wrong; without a column it is the whole row. */
export interface ProblemOfRow {
  column: number | null
  code: RowProblem
}

/** In how many rows something is wrong with a column. */
export interface CountedNote {
  column: number
  code: RowProblem
  rows: number
}

/** What an import changed of an existing lead: the former and the new values. */
export type StateBefore = { entry_id: string } & Pick<LeadRow, 'mailability' | 'unsubscribed_at'>

export interface Before {
  own?: Record<string, [before: string | null, after: string | null]>
  /** By id of the field: text and number, as they are stored; null where there was nothing. */
  custom?: Record<string, [before: StoredPair | null, after: StoredPair]>
  tag_ids?: string[]
  audience_ids?: string[]
  /** Whether it subscribed the lead; and the entry of the ledger that says so, or once more what another import has said. */
  subscribed?: true
  consent_id?: string
  /** How the lead stood before a withdrawal of the file, and the entry of the ledger that says so. */
  withdrawn?: StateBefore
  /** Of a new lead that withdrew by the file: the same of whoever had the address before, and is no part of the file. */
  former_owner?: StateBefore
  /** The import was undone. */
  taken_back?: true
}
export type StoredPair = [text: string | null, number: number | null]

export const importStatuses = [
  'draft',
  'checking',
  'checked',
  'importing',
  'imported',
  'canceled',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportStatus = (typeof importStatuses)[number]
