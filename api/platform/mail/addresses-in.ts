/** Finds email addresses in a text of strangers, in one pass: words with a sign in them, no longer than an address can be. */
import { ADDRESS_OCTETS_MAX } from '../schemas/address.ts'

const hasSign = (word: string): boolean => {
  const at = word.indexOf('@', 1)
  return at > 0 && at < word.length - 1
}

export const addressesIn = (text: string): string[] =>
  text.split(/[\s<>,;:"]+/).filter(word => word.length <= ADDRESS_OCTETS_MAX && hasSign(word))
