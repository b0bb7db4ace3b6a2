/** Countries by their ISO 3166-1 codes, with what a payment asks about each. */
import type { Language } from '../../messages/messages.tsx'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Regions that browsers name and that are no countries of an address: unions, islands of others, private use. */
const no_countries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
/** Codes that a newer one replaced, such as DD, are written as that one. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).maximize().region === code

export function listCountries(language: Language): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return letters
    .flatMap(first => letters.map(second => `${first}${second}`))
    .filter(code => !no_countries.has(code) && isCurrent(code))
    .flatMap(id => {
      const label = names.of(id)
      return label ? [{ id, label }] : []
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}

const without_postal_codes = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LC ML MO MR MS MW NR NU QA RW SB SC SL SO SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
)
export const hasPostalCodes = (country: string): boolean => !without_postal_codes.has(country)

const eu = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** Kinds of tax IDs as Stripe names them. */
const tax_id_types: Record<string, string> = {
  ...Object.fromEntries(eu.map(country => [country, 'eu_vat'])),
  AU: 'au_abn',
  BR: 'br_cnpj',
  CA: 'ca_bn',
  CH: 'ch_vat',
  CL: 'cl_tin',
  CO: 'co_nit',
  GB: 'gb_vat',
  IL: 'il_vat',
  IN: 'in_gst',
  IS: 'is_vat',
  JP: 'jp_trn',
  KR: 'kr_brn',
  LI: 'li_vat',
  MX: 'mx_rfc',
  NO: 'no_vat',
  NZ: 'nz_gst',
  PE: 'pe_ruc',
  SG: 'sg_gst',
  TR: 'tr_tin',
  TW: 'tw_vat',
  UA: 'ua_vat',
  US: 'us_ein',
  ZA: 'za_vat',
}
/** Undefined where businesses have none that Stripe puts on invoices. */
export const getTaxIdType = (country: string): string | undefined => tax_id_types[country]
