/** Which documents a source has now. */
import type { Handle } from '../../../../platform/database/handle.ts'
import { FetchRefusalError, type SafeFetch } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import { publicPages } from '../../../website/pages/rules.ts'
import type { SourceRow } from '../../knowledge-records/rules.ts'
import { NothingFetchedError } from '../fetch/fetch-document.ts'
import { pagesOfSitemap } from '../fetch/sitemap.ts'
import { knowledgeLimits } from '../limits.ts'
import { ReadingRefusalError } from '../reader/refusal.ts'

interface PlanContext {
  site_id: string
  fetch: Pick<SafeFetch, 'get'>
  read<T>(fn: (db: Handle<'site'>) => Promise<T>): Promise<T>
}

/** Their names: addresses, ids of pages, or the name of the file. */
export async function findDocuments(
  { type, name, settings }: SourceRow,
  { site_id, fetch, read }: PlanContext,
): Promise<string[]> {
  const { url = '', urls = [], page_ids = [] } = settings
  if (type === 'file') return [name]
  if (type === 'url' || type === 'video') return [url]
  if (type === 'urls') return [...new Set(urls)]
  if (type === 'pages') {
    const pages = await read(publicPages)
    return pages.map(({ id }) => id).filter(id => page_ids.length === 0 || page_ids.includes(id))
  }
  const host = settings.other_hosts === true ? undefined : new URL(url).host
  const found = await pagesOfSitemap(url, { fetch, site_id, host }).catch((error: unknown) => {
    throw error instanceof FetchRefusalError || error instanceof ReadingRefusalError
      ? new NothingFetchedError(error.code)
      : error
  })
  const chosen = urls.length === 0 ? found : found.filter(page => urls.includes(page))
  if (chosen.length === 0) throw new NothingFetchedError('nothing_listed')
  return chosen.slice(0, knowledgeLimits.source_addresses_max)
}

/** Hosts whose pages are read without being told so. */
export function hostsOf({ type, settings }: SourceRow): ReadonlySet<string> | undefined {
  if (settings.other_hosts === true || type === 'file' || type === 'pages' || type === 'pair') return undefined
  const named = [...(settings.url ? [settings.url] : []), ...(settings.urls ?? [])]
  const hosts = named.map(url => new URL(url).host)
  // `example.com` and `www.example.com` are the same to whoever names either.
  return new Set(hosts.flatMap(host => [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`]))
}
