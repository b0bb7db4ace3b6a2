/** Addresses wherever they stand in a text, such as JSON: for finding copies of a person. */
import { ADDRESS_OCTETS_MAX, type ParsedAddress, parseAddress } from './address.ts'

const outside = '\\s"<>,;:()[\\]\\\\'
/** Ends a sentence rather than an address. */
const ending = '.!?'
const candidates = new RegExp(
  `[^${outside}@]{1,64}@[^${outside}@]{0,${ADDRESS_OCTETS_MAX}}[^${outside}${ending}@]`,
  'g',
)

export const addressesIn = (text: string): ParsedAddress[] =>
  text.includes('@') ? (text.match(candidates) ?? []).flatMap(found => parseAddress(found) ?? []) : []

/** The text with something else in the place of these addresses, however they are written. */
export const replaceAddresses = (text: string, by: ReadonlyMap<string, string>): string =>
  text.replaceAll(candidates, found => by.get(parseAddress(found)?.email_key ?? '') ?? found)
