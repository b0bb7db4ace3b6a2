/**
 * Memoized parsing of page addresses: a site has few pages, every visit has one or two, and parsing an address takes longer
 * than most uses of it.
 */
import { limits } from '../runtime/limits.ts'
import { memoize } from '../runtime/memoize.ts'

export interface PageAddress {
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly origin: string
  readonly pathname: string
  /** By name, of what the address has: the first of each. */
  readonly query: ReadonlyMap<string, string>
}

/** Null for invalid addresses. */
export const readPageAddress = memoize({ texts_max: 1_000, characters_max: limits.url_characters_max }, read)

function read(text: string): PageAddress | null {
  const url = URL.parse(text)
  if (!url) return null
  const { protocol, host, hostname, origin, pathname } = url
  const query = new Map([...url.searchParams].toReversed())
  return { protocol, host, hostname, origin, pathname, query }
}
