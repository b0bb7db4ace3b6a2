/** Reads a page for owners, as any stranger may: by robots.txt, never inside the network. What cannot be read says why. */
import type { SafeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import {
  fetchedBytes,
  formatOfFetched,
  isKnownRefusal,
  type Robots,
  readPage as readFetchedPage,
} from '../knowledge-sources/rules.ts'
import { isWithin } from './is-within.ts'
import { researchLimits } from './limits.ts'

export interface PageContent {
  title: string
  text: string
  published_on: string | null
  problem: string | null
  links: readonly { url: string; text: string }[]
}

interface PageReadOptions {
  fetch: Pick<SafeFetch, 'get'>
  robots: Robots
  days: { from: string | null; to: string | null }
  site_id: string
}

const nothing = { title: '', text: '', published_on: null, links: [] }

export async function readPage(url: string, { fetch, robots, days, site_id }: PageReadOptions): Promise<PageContent> {
  try {
    const fetched = await fetchedBytes(url, { fetch, robots, hosts: undefined })
    const format = formatOfFetched(fetched)
    if (format !== 'html' && format !== 'txt' && format !== 'md') return { ...nothing, problem: 'type_not_supported' }
    const page = await readFetchedPage(fetched, site_id)
    const published_on = format === 'html' ? page.published_on : null
    if (!isWithin(published_on, days)) return { ...nothing, title: page.title, published_on, problem: 'out_of_range' }
    const text = page.blocks
      .map(({ text }) => text)
      .join('\n')
      .slice(0, researchLimits.research_source_characters_max)
      .toWellFormed()
    const { host } = new URL(fetched.url)
    const links = page.links.filter(link => new URL(link.url).host === host && link.url !== fetched.url)
    return { title: page.title || url, text, published_on, problem: null, links }
  } catch (error) {
    if (!isKnownRefusal(error)) throw error
    return { ...nothing, problem: error.code }
  }
}
