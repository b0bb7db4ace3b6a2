/** Reads a row by the mapping of its columns: address, values, and what is wrong with them. Pure. */
import { tidyText } from '../../../platform/texts/typed-text.ts'
import { type FieldRow, parseFieldValue, toStored } from '../custom-fields/rules.ts'
import { type OwnField, ownField, ownFieldNames, ownFields } from '../lead-records/fields.ts'
import { parseOwn } from '../leads/rules.ts'
import { type GivenCell, readCell } from './cell-values.ts'
import { isConsentField } from './consent-statuses.ts'
import { splitName } from './full-names.ts'
import { readLanguage, readTimezone } from './languages-and-zones.ts'
import type { ColumnNotation } from './notations.ts'
import { type ConsentReader, type RowConsent, rowConsent } from './row-consent.ts'
import type { FileRow } from './rows-file.ts'
import { fullName, type ProblemOfRow, type RowProblem, type Target, tagsField } from './statuses.ts'
import { type ColumnTags, takeTags } from './tag-columns.ts'
import { readAddress } from './written-addresses.ts'
import { firstPhone } from './written-phones.ts'

export interface CustomValue {
  field: FieldRow
  text: string | null
  text_key: string | null
  number: number | null
}

export interface Candidate {
  row: Omit<FileRow, 'cells'>
  email: string
  email_key: string
  own: Partial<Record<OwnField, string>>
  custom: CustomValue[]
  /** The names of the tags that it gives. */
  tags: string[]
  consent: RowConsent
  problems: ProblemOfRow[]
  /** The whole row is refused: nobody could be found by it. Any other value that does not fit is left out and noted. */
  is_refused: boolean
}

/** The mapped columns, with the custom fields of the site by name. */
export interface RowMapping {
  columns: number
  mapping: readonly Target[]
  fields: ReadonlyMap<string, FieldRow>
  consent: readonly ConsentReader[]
  tags: ColumnTags
  /** By column. */
  notations: ReadonlyMap<number, ColumnNotation>
}

const isOwn = (name: string): name is OwnField => (ownFieldNames as readonly string[]).includes(name)

export function candidateOf(
  { cells, ...row }: FileRow,
  { columns, mapping, fields, consent: readers, tags, notations }: RowMapping,
): Candidate {
  const problems: ProblemOfRow[] = []
  const consent = rowConsent(readers, cells, problem => problems.push(problem))
  const candidate: Candidate = {
    row,
    email: '',
    email_key: '',
    own: {},
    custom: [],
    tags: [],
    consent,
    problems,
    is_refused: false,
  }
  const refuse = (column: number | null, code: RowProblem) => {
    candidate.problems.push({ column, code })
    candidate.is_refused = true
  }
  const note = (column: number, code: RowProblem) => candidate.problems.push({ column, code })
  if (cells.length > columns) refuse(null, 'too_many_cells')
  let whole: { column: number; cell: string } | undefined
  for (const { column, field } of mapping) {
    if (isConsentField(field)) continue
    const cell = cells[column]
    if (cell === null) (field === 'email' ? refuse : note)(column, 'too_long')
    else if (field === 'email') takeEmail(candidate, cell?.trim() ?? '', code => refuse(column, code))
    else if (cell === undefined || cell.trim() === '') noteMissing(candidate, fields.get(field), column)
    else if (field === tagsField) takeTags(candidate.tags, cell, tags.get(column), code => note(column, code))
    else if (field === fullName) whole = { column, cell }
    else if (isOwn(field)) takeOwn(candidate, field, cell, code => note(column, code))
    else takeCustom(candidate, fields.get(field), { cell, notation: notations.get(column) }, code => note(column, code))
  }
  if (whole) takeFullName(candidate, whole.cell, code => note(whole.column, code))
  return candidate
}

/** Fills the parts of the name that no column of their own has. */
function takeFullName(candidate: Candidate, cell: string, note: (code: RowProblem) => void): void {
  const { first_name, last_name } = splitName(cell)
  if (first_name !== null && !candidate.own.first_name) takeOwn(candidate, 'first_name', first_name, note)
  if (last_name !== null && !candidate.own.last_name) takeOwn(candidate, 'last_name', last_name, note)
}

/** A required field that the file leaves empty. */
function noteMissing(candidate: Candidate, field: FieldRow | undefined, column: number): void {
  if (field?.required) candidate.problems.push({ column, code: 'value_missing' })
}

function takeEmail(candidate: Candidate, cell: string, refuse: (code: RowProblem) => void): void {
  const parsed = readAddress(tidyText(cell))
  if (!parsed) refuse(tidyText(cell) === '' ? 'email_missing' : 'email_invalid')
  else Object.assign(candidate, { email: parsed.address, email_key: parsed.email_key })
}

function takeOwn(candidate: Candidate, field: OwnField, cell: string, note: (code: RowProblem) => void): void {
  const value = parseOwn(field, toOwn(field, cell))
  const parsed = value === undefined ? undefined : ownFields[field].schema.safeParse(value)
  if (parsed?.success) {
    if (typeof parsed.data === 'string') candidate.own[field] = parsed.data
  } else note(problemOf(field))
}

function problemOf(field: OwnField): RowProblem {
  const { refused, unfit_code = 'text_characters' } = ownField(field)
  return (refused?.code ?? unfit_code) as RowProblem
}

/** Converts a cell from another product's notation to that of the field. */
function toOwn(field: OwnField, cell: string): string {
  if (field === 'phone') return firstPhone(cell)
  if (field === 'language') return readLanguage(cell) ?? cell
  return field === 'timezone' ? readTimezone(cell) : cell
}

function takeCustom(
  candidate: Candidate,
  field: FieldRow | undefined,
  given: GivenCell,
  note: (code: RowProblem) => void,
): void {
  if (!field) return
  const { value, notes } = readCell(field, given)
  for (const code of notes) note(code)
  if (value === undefined) return
  const parsed = parseFieldValue(field, value)
  if (!parsed.ok) note(customProblem(field, parsed.code))
  else if (parsed.value !== null) candidate.custom.push({ field, ...toStored(field.type, parsed.value) })
}

function customProblem({ type }: FieldRow, code: string): RowProblem {
  if (type === 'checkbox') return 'boolean_invalid'
  if (type === 'number') return 'number_invalid'
  return code as RowProblem
}

/** Whether the field takes the cell, or has nothing against it. */
export function fieldTakes(
  field: string,
  custom: FieldRow | undefined,
  { cell, notation }: { cell: string; notation: ColumnNotation },
): boolean {
  const fields = new Map(custom ? [[field, custom]] : [])
  const reading = {
    columns: 1,
    mapping: [{ column: 0, field }],
    fields,
    consent: [],
    tags: new Map(),
    notations: new Map([[0, notation]]),
  }
  const { problems, ...read } = candidateOf({ number: 1, place: 0, bytes: 0, cells: [cell] }, reading)
  const isTaken = read.email !== '' || read.custom.length + read.tags.length + Object.keys(read.own).length > 0
  return isTaken || problems.length === 0
}
