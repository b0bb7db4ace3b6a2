/** The addresses that one sitemap lists, a feed (RSS, Atom), or a plain list of them, one a line. Pure. */
import { gunzipSync } from 'node:zlib'
import { parseMarkup } from '../../../../platform/texts/markup/parse.ts'
import { knowledgeLimits } from '../limits.ts'
import { ReadingRefusalError } from '../reader/refusal.ts'

export interface PageListing {
  pages: string[]
  sitemaps: string[]
}

const most = { pages: knowledgeLimits.discovered_addresses_max, sitemaps: knowledgeLimits.sitemaps_max }

/** Of sitemaps, and of RSS; Atom has attributes. */
const listing = new Map<string, keyof PageListing>([
  ['url loc', 'pages'],
  ['sitemap loc', 'sitemaps'],
  ['item link', 'pages'],
])

/** `host`: of the pages that are looked for; undefined: any. */
export function listedIn(text: string, base: string, host: string | undefined): PageListing {
  const found = { pages: new Set<string>(), sitemaps: new Set<string>() }
  const add = (type: keyof PageListing, given: string) => {
    if (given.trim() === '' || found[type].size >= most[type]) return
    const url = URL.parse(given.trim(), base)
    const isWanted = type === 'sitemaps' || host === undefined || url?.host === host
    if (url && isWanted && /^https?:$/.test(url.protocol)) found[type].add(url.href)
  }
  const listed = () => ({ pages: [...found.pages], sitemaps: [...found.sitemaps] })
  if (!text.trimStart().startsWith('<')) {
    for (const line of text.split('\n')) if (/^\s*https?:\/\//.test(line)) add('pages', line)
    return listed()
  }
  const within: string[] = []
  let address = ''
  parseMarkup(
    text,
    {
      onopentag: (name, { href, rel = 'alternate' }) => {
        const tag = name.replace(/^.*:/, '')
        if (tag === 'link' && within.at(-1) === 'entry' && href !== undefined && rel === 'alternate') add('pages', href)
        within.push(tag)
        address = ''
      },
      ontext: said => {
        if (/^(loc|link)$/.test(within.at(-1) ?? '')) address += said
      },
      onclosetag: () => {
        const [around, tag] = within.slice(-2)
        within.pop()
        const type = listing.get(`${around} ${tag}`)
        if (type) add(type, address)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return listed()
}

/** Sitemaps may be packed. */
export function unpacked(body: Buffer): Buffer {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: knowledgeLimits.sitemap_unpacked_bytes_max })
  } catch {
    throw new ReadingRefusalError('unpacked_too_large')
  }
}
