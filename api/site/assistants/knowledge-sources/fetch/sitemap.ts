/** The addresses that a sitemap lists, through sitemaps that it names, packed or not; none is read twice. */
import { FetchRefusalError, type SafeFetch } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import { knowledgeLimits } from '../limits.ts'
import { readSitemap } from '../reader/pages-in-thread.ts'
import { ReadingRefusalError } from '../reader/refusal.ts'
import type { PageListing } from './listed-in.ts'

export interface SitemapOptions {
  fetch: Pick<SafeFetch, 'get'>
  site_id: string
  /** Of the pages that are looked for; undefined: any. */
  host: string | undefined
}

export async function pagesOfSitemap(first: string, reading: SitemapOptions): Promise<string[]> {
  const pages = new Set<string>()
  const read = new Set<string>()
  let level = [first]
  for (let depth = 0; depth <= knowledgeLimits.sitemap_depth_max && level.length > 0; depth++) {
    const next: string[] = []
    for (const url of level) {
      if (read.has(url) || read.size >= knowledgeLimits.sitemaps_max) continue
      read.add(url)
      const { pages: found, sitemaps } = await sitemapAt(url, reading, depth > 0)
      for (const page of found) pages.add(page)
      next.push(...sitemaps)
      if (pages.size >= knowledgeLimits.discovered_addresses_max) return [...pages]
    }
    level = next
  }
  return [...pages]
}

/** One of several that cannot be read is passed over. */
async function sitemapAt(
  url: string,
  { fetch, site_id, host }: SitemapOptions,
  may_fail: boolean,
): Promise<PageListing> {
  try {
    const { status, body: bytes, headers, url: found } = await fetch.get(url, 'application/xml,text/xml,*/*;q=0.5')
    if (status < 200 || status > 299) throw new FetchRefusalError('page_unreachable')
    const type = headers.get('content-type') ?? ''
    return await readSitemap({ url: found, bytes, type, host }, site_id)
  } catch (error) {
    if ((error instanceof FetchRefusalError || error instanceof ReadingRefusalError) && may_fail)
      return { pages: [], sitemaps: [] }
    throw error
  }
}
