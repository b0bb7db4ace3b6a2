/** Which column is likely which field: as a file like it was mapped before, by its name in English and Spanish, by its values. Pure. */
import { foldCase, foldSearch } from '../../../platform/filter/fold.ts'
import { parseAddress } from '../../../platform/mail/address.ts'
import { isPhone } from '../../../platform/schemas.ts'
import { consentFieldOf } from './consent-columns.ts'
import { isConsentField } from './consent-states.ts'
import { importLimits } from './limits.ts'
import type { Column } from './reading/rows-writer.ts'
import type { Target } from './states.ts'

export const suggestionSources = ['remembered', 'name', 'values'] as const
export interface Suggestion extends Target {
  from: (typeof suggestionSources)[number]
}

interface Field {
  name: string
  label: string
  /** Of a dropdown. */
  options: readonly string[]
}

/** As columns are called, folded and without signs. */
const names: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'emails', 'correo', 'correoelectronico', 'direcciondecorreo', 'correos'],
  first_name: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'name',
    'nombre',
    'nombres',
    'primernombre',
    'nombredepila',
  ],
  middle_name: ['middlename', 'middle', 'segundonombre'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'apellido', 'apellidos', 'primerapellido'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'mobilephone', 'cell', 'tel', 'telefono', 'movil', 'celular'],
  language: ['language', 'locale', 'lang', 'idioma', 'lengua'],
  timezone: ['timezone', 'tz', 'zonahoraria', 'husohorario'],
}

/** What custom fields are often called: each line means one thing. */
const meanings: readonly (readonly string[])[] = [
  ['city', 'town', 'ciudad', 'localidad'],
  ['country', 'pais'],
  ['address', 'direccion', 'domicilio'],
  ['postalcode', 'postcode', 'zip', 'zipcode', 'codigopostal', 'cp'],
  ['company', 'companyname', 'organization', 'organisation', 'empresa', 'compania', 'organizacion'],
  ['job', 'jobtitle', 'position', 'role', 'cargo', 'puesto'],
  ['birthday', 'birthdate', 'dateofbirth', 'cumpleanos', 'fechadenacimiento'],
]

const bare = (text: string): string => foldSearch(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

export function suggestionsFor(
  columns: readonly Column[],
  fields: readonly Field[],
  remembered: readonly Target[],
): Suggestion[] {
  const taken = new Set<string>()
  const found = new Map<number, Suggestion>()
  const suggest = (column: number, field: string | undefined, from: Suggestion['from']) => {
    if (field === undefined || taken.has(field) || found.has(column)) return
    taken.add(field)
    found.set(column, { column, field, from })
  }
  const known = new Set([...Object.keys(names), ...fields.map(({ name }) => name)])
  for (const target of remembered) {
    if (target.column >= columns.length) continue
    if (isConsentField(target.field)) found.set(target.column, { ...target, from: 'remembered' })
    else if (known.has(target.field)) suggest(target.column, target.field, 'remembered')
  }
  // Several columns may tell of consent, and one that does is nothing else.
  for (const [column, of] of columns.entries()) {
    const field = found.has(column) ? null : consentFieldOf(of)
    if (field) found.set(column, { column, field, from: 'name' })
  }
  for (const [at, { name }] of columns.entries()) suggest(at, byName(name, fields, taken), 'name')
  for (const [at, { name }] of columns.entries()) suggest(at, byMeaning(name, fields, taken), 'name')
  for (const [at, column] of columns.entries()) suggest(at, byValues(column, fields, taken), 'values')
  return [...found.values()].sort((a, b) => a.column - b.column)
}

/** Of fields that are called alike the next one that no column has. */
function byName(name: string, fields: readonly Field[], taken: ReadonlySet<string>): string | undefined {
  const said = bare(name)
  if (said === '') return undefined
  const own = Object.entries(names).find(([, called]) => called.includes(said))
  return own?.[0] ?? calledOneOf([said], fields, taken)
}

/** By a word that means the same. */
function byMeaning(name: string, fields: readonly Field[], taken: ReadonlySet<string>): string | undefined {
  const said = bare(name)
  const same = meanings.find(words => words.includes(said))
  return same && calledOneOf(same, fields, taken)
}

const calledOneOf = (words: readonly string[], fields: readonly Field[], taken: ReadonlySet<string>) =>
  fields.find(({ name, label }) => !taken.has(name) && [name, label].some(called => words.includes(bare(called))))?.name

/** Most values are addresses, all are phone numbers with their country, or all are options of a dropdown. */
function byValues(
  { samples, filled = samples.length }: Column,
  fields: readonly Field[],
  taken: ReadonlySet<string>,
): string | undefined {
  if (samples.length === 0) return undefined
  if (samples.filter(sample => parseAddress(sample) !== null).length * 2 > samples.length) return 'email'
  if (filled < importLimits.import_guess_values_min) return undefined
  if (samples.every(sample => sample.startsWith('+') && isPhone(sample))) return 'phone'
  const folded = samples.map(foldCase)
  const isOf = ({ options }: Field) => folded.every(sample => options.some(option => foldCase(option) === sample))
  return fields.find(field => !taken.has(field.name) && isOf(field))?.name
}
