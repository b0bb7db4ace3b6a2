/** Schemas that many contracts use: text, names, addresses, ids, instants. Rules of one feature stay with it. */
import { z } from '@hono/zod-openapi'
import { systemZones, zoneNamed } from '../../../workflows/time/zones.ts'
import { roles } from '../identity/permissions.ts'
import { type IdKind, idPattern } from '../runtime/ids.ts'
import { limits } from '../runtime/limits.ts'
import { foldCase } from '../texts/fold.ts'
import { tidyName, tidyPhone, tidyText } from '../texts/typed-text.ts'
import { parseAddress } from './address.ts'
import { enumOf } from './enum-of.ts'

/** Storable text: no NUL, no lone surrogate. */
export const text = (maximum: number, minimum = 0) => {
  const bounded = z.string().max(maximum)
  return (minimum > 0 ? bounded.min(minimum) : bounded).refine(t => t.isWellFormed() && !t.includes('\0'), {
    params: { code: 'text_characters' },
  })
}

/** Text that is not blank; stored trimmed. */
export const filledText = (maximum: number) =>
  text(maximum, 1)
    .transform(t => t.trim())
    .refine(t => t.length > 0, { params: { code: 'required' } })

const namePattern = /^(?:[\p{L}\p{M} \-'’.·]|\u200C|\u200D)+$/u
/**
 * A person's name by the rule of the specification: letters of any script with their joiners, space, hyphen, apostrophe, full stop; once
 * it is tidy.
 */
export const isPersonName = (t: string): boolean =>
  t.length > 0 && t.length <= limits.name_characters_max && namePattern.test(t)
export const personName = z
  .string()
  .max(limits.name_characters_max)
  .transform(tidyName)
  .refine(t => t.length > 0, { params: { code: 'required' } })
  .refine(t => t.length === 0 || namePattern.test(t), { params: { code: 'name_characters' } })

/** Digits with the usual signs between them, 3 to 20 digits; of a tidy text. */
export function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length
  return (
    value.length <= 40 &&
    digits >= 3 &&
    digits <= 20 &&
    /^(?:\+|\(\+?)?[0-9][0-9 ().\-/]*(?: *(?:x|ext\.?) *[0-9]{1,6})?$/i.test(value)
  )
}

/** The digits alone, with a plus for a country's code, which may be typed as 00. An extension stays apart. */
export function normalizedPhone(typed: string): string {
  const [number = '', extension] = tidyPhone(typed)
    .toLowerCase()
    .split(/ext\.?|x/)
  const isInternational = /^\(?\s*(?:\+|00)/.test(number)
  // A zero in brackets is dialed within the country alone.
  const digits = (isInternational ? number.replace('(0)', '') : number).replaceAll(/\D/g, '')
  const own = isInternational ? `+${digits.replace(/^00/, '')}` : digits
  return extension ? `${own};ext=${extension.trim()}` : own
}

/** An address as typed, without invisible characters. Its key is made by `emailKey`. */
export const email = z
  .string()
  .transform(tidyText)
  .refine(t => parseAddress(t) !== null, { params: { code: 'email_invalid' } })
  .openapi({ type: 'string', format: 'email', maxLength: limits.email_characters_max })

/** The normalized address for comparisons; for other text, the text itself. */
export const emailKey = (t: string): string => parseAddress(tidyText(t))?.email_key ?? tidyText(t).toLowerCase()

const domainPattern = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/
/** A name in DNS, in lower case. */
export const domainName = z
  .string()
  .max(253)
  .transform(t => t.trim().toLowerCase())
  .refine(t => domainPattern.test(t), { params: { code: 'domain_invalid' } })
  .openapi({ type: 'string', maxLength: 253 })

/** Unique without regard to case and form. */
export const foldKey = (t: string): string => foldCase(t.normalize('NFKC'))

const passwordFrom = (minimum: number) =>
  z
    .string()
    .max(limits.password_characters_max)
    .refine(t => [...t].length >= minimum, { params: { code: 'password_too_short', values: { minimum } } })
    .openapi({ type: 'string', format: 'password', minLength: minimum })

export const password = passwordFrom(limits.password_characters_min)
/** Where whoever chooses it may have rights for which a shorter one is enough; the action asks what rights they have. */
export const anyPassword = passwordFrom(limits.assistants_password_characters_min)
export const isShortPassword = (given: string): boolean => [...given].length < limits.password_characters_min

export const id = (type: IdKind) => z.string().regex(idPattern(type))
export const instant = z.iso.datetime().openapi({ format: 'date-time' })
export const siteParams = z.strictObject({ site_id: z.string() })
export const version = z
  .int()
  .openapi({ description: 'Number that increases with every change; also returned as the `ETag`.' })

export const actorType = z.enum(['user', 'api_key', 'visitor', 'journey', 'system']).openapi('ActorType')

export const roleName = z.enum(roles).openapi('Role')

const currencies = new Set(Intl.supportedValuesOf('currency'))
/** ISO 4217. */
export const currency = z
  .string()
  .max(3)
  .refine(c => currencies.has(c), { params: { code: 'currency_unknown' } })

export const localeName = enumOf({ en: 'English.', es: 'Spanish.' }).openapi('Locale')

/** In any case of letters; kept in the spelling of the IANA list, as everything that computes with zones wants it. */
export const timezone = z
  .string()
  .max(64)
  .overwrite(name => zoneNamed(name) ?? name)
  .refine(name => systemZones().has(name), { params: { code: 'timezone_unknown' } })
