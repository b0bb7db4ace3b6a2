/**
 * The fields that every lead has, each declared only here. From this list follow the columns, what the API accepts
 * and answers, filters, the variables of templates, what forms may ask, what starts a journey, and, through the contract,
 * what the admin shows. A new one is a member here, a text `filter.<name>` in the admin's messages, and one
 * `lead_field.<name>` in the API's where it may be changed.
 */
import type { z } from '@hono/zod-openapi'
import { text } from 'drizzle-orm/sqlite-core'
import type { LeadField, LeadFields } from '../../../platform/features/feature.ts'
import {
  isPersonName,
  isPhone,
  localeName,
  personName,
  timezone,
  text as wireText,
} from '../../../platform/schemas/schemas.ts'
import { type Locale, locales } from '../../../platform/texts/messages/messages.ts'
import { tidyName, tidyPhone } from '../../../platform/texts/typed-text.ts'
import { originFields } from './origin-fields.ts'
import { qualityFields } from './quality-fields.ts'
import { leadSources, mailabilities } from './statuses.ts'

/** Fields that a form may ask for and that a user with the right may edit. */
interface Own extends LeadField {
  type: 'text' | 'choice'
  /** Asked by forms, as an input of this type. */
  form?: 'text' | 'phone'
  /** What a browser fills it in from: the attribute `autocomplete`. */
  autocomplete?: string
  /** A template may print it, as `lead.<name>`. */
  merged?: boolean
  /** Reported by the browser: fills an empty field, never replaces a value. */
  from_browser?: boolean
  /** Compared by a folded copy in the column `<name>_key`. */
  folded?: boolean
  /** Found by the search over leads. */
  searched?: boolean
  /** From the text as it was typed; else it is trimmed. */
  tidy?: (text: string) => string
  /** Validates beyond the schema what is tidy; answers an error code. */
  refused?: { unless: (value: string) => boolean; code: string }
  /** Error code of an imported value that does not fit, where `refused` has none. */
  unfit_code?: string
  /** On rows, on the wire, and in the examples of the documentation. */
  column: unknown
  schema: z.ZodType
  example: unknown
}

const name = {
  type: 'text',
  form: 'text',
  merged: true,
  folded: true,
  searched: true,
  schema: personName.nullable(),
  tidy: tidyName,
  refused: { unless: isPersonName, code: 'name_characters' },
} as const

export const ownFields = {
  first_name: { ...name, autocomplete: 'given-name', column: text(), example: 'María José' },
  middle_name: { ...name, autocomplete: 'additional-name', column: text(), example: null },
  last_name: { ...name, autocomplete: 'family-name', column: text(), example: 'O’Brien' },
  phone: {
    type: 'text',
    form: 'phone',
    autocomplete: 'tel',
    merged: true,
    searched: true,
    column: text(),
    schema: wireText(40).nullable(),
    tidy: tidyPhone,
    refused: { unless: isPhone, code: 'phone_invalid' },
    example: '+34 600 000 000',
  },
  timezone: {
    type: 'text',
    from_browser: true,
    column: text(),
    schema: timezone.nullable(),
    unfit_code: 'timezone_unknown',
    example: 'Europe/Madrid',
  },
  language: {
    type: 'choice',
    values: locales,
    from_browser: true,
    column: text({ enum: locales }),
    schema: localeName,
    unfit_code: 'not_allowed_value',
    example: 'es',
  },
} as const satisfies Record<string, Own>

/** Fields that the product maintains. */
const noted = {
  source: { type: 'choice', values: leadSources },
  mailability: { type: 'choice', values: mailabilities },
  registered_at: { type: 'instant' },
  last_activity_at: { type: 'instant' },
  last_contacted_at: { type: 'instant' },
  opens: { type: 'number' },
  clicks: { type: 'number' },
  replies: { type: 'number' },
  last_replied_at: { type: 'instant' },
} as const satisfies LeadFields

/** Fields that the product maintains and that filters may use. */
export const notedFields = { ...noted, ...qualityFields }

type OwnFields = typeof ownFields
export type OwnField = keyof OwnFields
export type NotedField = keyof typeof notedFields
type FieldsWith<K extends keyof Own> = {
  [F in OwnField]: OwnFields[F] extends { [_ in K]: unknown } ? F : never
}[OwnField]
export type FormField = FieldsWith<'form'>
export type MergedField = FieldsWith<'merged'>
export type BrowserField = FieldsWith<'from_browser'>
export type ChoiceField = FieldsWith<'values'>
export type FoldedField = FieldsWith<'folded'>
type OwnValue<F extends OwnField> = OwnFields[F] extends { values: readonly (infer V)[] } ? V : string
export type OwnValues = { [F in OwnField]: OwnValue<F> | null }
export type BrowserValues = { [F in BrowserField]?: OwnValue<F> | undefined }

export const ownFieldNames = Object.keys(ownFields) as OwnField[]
const having = <K extends keyof Own>(key: K): FieldsWith<K>[] =>
  ownFieldNames.filter((field): field is FieldsWith<K> => key in ownFields[field])
export const formFields = having('form')
export const mergedFields = having('merged')
export const browserFields = having('from_browser')
export const foldedFields = having('folded')
export const searchedFields = having('searched')
export const unfoldedFields = ownFieldNames.filter(
  (field): field is Exclude<OwnField, FoldedField> => !(foldedFields as readonly OwnField[]).includes(field),
)

export const ownField = (field: OwnField): Own => ownFields[field]
/** The value as it is stored, if it is a fitting one. */
export const tidyOwn = (field: OwnField, typed: string): string =>
  (ownField(field).tidy ?? (text => text.normalize('NFC').trim()))(typed)
export const isFormField = (field: string): field is FormField => (formFields as readonly string[]).includes(field)

/** What a capture notes of a known lead besides the values that it was given. */
export const notedByCapture: readonly string[] = [
  'last_activity_at',
  ...browserFields,
  ...Object.keys(qualityFields),
  ...Object.keys(originFields),
]

/** Maps the names of fields. */
export const byField = <F extends string, T>(fields: readonly F[], of: (field: F) => T): { [K in F]: T } =>
  Object.fromEntries(fields.map(field => [field, of(field)])) as { [K in F]: T }

/** A lead without values. */
export const nothingKnown = (): OwnValues => byField(ownFieldNames, () => null)

/** The members of an object that are fields of a lead. */
export const ownOf = <T extends Partial<Record<OwnField, unknown>>>(given: T): Pick<T, OwnField & keyof T> =>
  Object.fromEntries(ownFieldNames.flatMap(field => (field in given ? [[field, given[field]]] : []))) as never

/** Filter fields of every site: how each is compared, and the options of a choice. */
export const leadFields: LeadFields = { email: { type: 'text' }, ...ownFields, ...noted }
export const filterableFields: LeadFields = { ...leadFields, ...qualityFields }

/** Names that no custom field may have. */
export const fieldNames: readonly string[] = Object.keys(filterableFields)

/** Fields of which a change can start a journey. */
export const changeableFields: readonly string[] = [...ownFieldNames, 'email']

/** Forms ask for these, besides custom fields, each as an input of its type. */
export const formFieldTypes = {
  email: 'email' as const,
  ...byField(formFields, field => ownFields[field].form),
}

/** In which language somebody is written to. */
export const languageFor = (lead: Pick<OwnValues, 'language'>, site: { language: Locale }): Locale =>
  lead.language ?? site.language
export type WithLanguage = Pick<OwnValues, 'language'>

/** The list as the contract publishes it to clients. */
export const publishedFields = Object.entries(filterableFields).map(([field, { type, values }]) => ({
  name: field,
  type,
  ...(values && { values }),
  ...(Object.hasOwn(formFieldTypes, field) && { form: formFieldTypes[field as FormField] }),
  ...(Object.hasOwn(ownFields, field) && { own: true }),
}))
