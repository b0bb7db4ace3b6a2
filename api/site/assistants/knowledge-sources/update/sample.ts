/** Before a source's pages are read, some of them are compared: what most of them say is said by none of them. */
import { type FetchOptions, fetchedBytes, formatOfFetched } from '../fetch/fetch-document.ts'
import { knowledgeLimits } from '../limits.ts'
import { isKnownRefusal } from '../problems.ts'
import { readTextKeys } from '../reader/pages-in-thread.ts'
import { type RepeatedTexts, repeatedTexts, type SampledPage } from '../reader/repeated-texts.ts'

const { site_text_sample_pages, site_text_pages_min } = knowledgeLimits

const none: RepeatedTexts = new Map()

/** Of the host of most pages; hosts that ask for a rest between two pages are not asked for more at once. */
export async function readRepeatedTexts(
  names: readonly string[],
  fetching: FetchOptions & { ahead: Map<string, unknown> },
  site_id: string,
): Promise<RepeatedTexts> {
  const pages = names.filter(name => /^https?:/.test(name) && URL.canParse(name))
  if (pages.length < site_text_pages_min) return none
  const hosts = [...Map.groupBy(pages, name => new URL(name).host).values()]
  const [most = []] = hosts.toSorted((a, b) => b.length - a.length)
  const first = most[0]
  if (first === undefined || (await fetching.robots.of(first)).delay_ms > 0) return none
  const step = Math.max(1, Math.floor(most.length / site_text_sample_pages))
  const sample = most.filter((_, i) => i % step === 0).slice(0, site_text_sample_pages)
  const read = await Promise.all(sample.map(name => sampledPage(name, fetching, site_id)))
  return repeatedTexts(read.filter(page => page !== undefined))
}

/** What cannot be read says so when it is read itself. */
async function sampledPage(
  name: string,
  { ahead, ...fetching }: FetchOptions,
  site_id: string,
): Promise<SampledPage | undefined> {
  try {
    const fetched = await fetchedBytes(name, fetching)
    ahead?.set(name, fetched)
    return formatOfFetched(fetched) === 'html' ? { name, keys: await readTextKeys(fetched, site_id) } : undefined
  } catch (error) {
    if (isKnownRefusal(error)) return undefined
    throw error
  }
}
