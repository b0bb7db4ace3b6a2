/** The addresses that a sitemap lists, through sitemaps that it names, packed or not; none is read twice. */
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { FetchRefused, type SafeFetch } from '../../../../platform/safe-fetch/safe-fetch.ts'
import { knowledgeLimits } from '../limits.ts'

interface Listed {
  pages: string[]
  sitemaps: string[]
}

/** Also of a plain list of addresses, one a line. Pure. */
export function listedIn(text: string, base: string): Listed {
  const listed: Listed = { pages: [], sitemaps: [] }
  const add = (to: string[], given: string) => {
    const url = URL.parse(given.trim(), base)
    if (url && /^https?:$/.test(url.protocol)) to.push(url.href)
  }
  if (!text.trimStart().startsWith('<')) {
    for (const line of text.split('\n')) if (/^\s*https?:\/\//.test(line)) add(listed.pages, line)
    return listed
  }
  const within: string[] = []
  let address = ''
  const parser = new Parser(
    {
      onopentag: tag => {
        within.push(tag.replace(/^.*:/, ''))
        address = ''
      },
      ontext: said => {
        if (within.at(-1) === 'loc') address += said
      },
      onclosetag: () => {
        const [around, tag] = within.slice(-2)
        within.pop()
        if (tag === 'loc' && around === 'url') add(listed.pages, address)
        if (tag === 'loc' && around === 'sitemap') add(listed.sitemaps, address)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return listed
}

export async function pagesOfSitemap(
  first: string,
  fetch: Pick<SafeFetch, 'get'>,
  isWanted: (url: string) => boolean,
): Promise<string[]> {
  const pages = new Set<string>()
  const read = new Set<string>()
  let level = [first]
  for (let depth = 0; depth <= knowledgeLimits.sitemap_depth_max && level.length > 0; depth++) {
    const next: string[] = []
    for (const url of level) {
      if (read.has(url) || read.size >= knowledgeLimits.sitemaps_max) continue
      read.add(url)
      const { pages: found, sitemaps } = await sitemapAt(url, fetch, depth > 0)
      for (const page of found) if (isWanted(page)) pages.add(page)
      next.push(...sitemaps)
      if (pages.size >= knowledgeLimits.discovered_addresses_max) return [...pages]
    }
    level = next
  }
  return [...pages]
}

/** One of several that cannot be read is passed over. */
async function sitemapAt(url: string, fetch: Pick<SafeFetch, 'get'>, may_fail: boolean): Promise<Listed> {
  try {
    const { status, body, url: found } = await fetch.get(url, 'application/xml,text/xml,*/*;q=0.5')
    if (status < 200 || status > 299) throw new FetchRefused('page_unreachable')
    return listedIn(unpacked(body).toString('utf8'), found)
  } catch (error) {
    if (error instanceof FetchRefused && may_fail) return { pages: [], sitemaps: [] }
    throw error
  }
}

function unpacked(body: Buffer): Buffer {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: knowledgeLimits.sitemap_unpacked_bytes_max })
  } catch {
    throw new FetchRefused('page_too_large')
  }
}
