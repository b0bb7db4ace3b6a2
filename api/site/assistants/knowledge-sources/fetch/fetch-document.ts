/** Fetches a document of a source and reads it, as any stranger may. */
import type { Connections } from '../../../../platform/network/safe-fetch/connections.ts'
import { FetchRefusalError, type SafeFetch } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import type { Semaphore } from '../../../../platform/runtime/semaphore.ts'
import type { SourceFormat } from '../../knowledge-records/table.ts'
import type { ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { readCaptions } from '../reader/captions.ts'
import { formatOf, textOf } from '../reader/content.ts'
import { clean } from '../reader/decode.ts'
import type { FetchedBytes } from '../reader/page.ts'
import { readCaptionAddresses } from '../reader/pages-in-thread.ts'
import type { Robots } from './robots.ts'

/** Why an address gave nothing; further ones are the reading's and safe-fetch's. */
export class NothingFetchedError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export interface FetchOptions {
  fetch: Pick<SafeFetch, 'get'>
  robots: Robots
  /** Hosts that may be read; undefined: all. */
  hosts: ReadonlySet<string> | undefined
  /** How many are fetched at the same time. */
  places?: Semaphore
  /** What was fetched to be compared, until it is read. */
  ahead?: Map<string, FetchedBytes>
  /** Those of a host are fetched over. */
  connections?: Connections
}

const accept = 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.5'

export async function fetchedBytes(url: string, { places, ahead, ...fetching }: FetchOptions): Promise<FetchedBytes> {
  const known = ahead?.get(url)
  ahead?.delete(url)
  if (known) return known
  const leave = await places?.enter()
  try {
    return await bytesAt(url, fetching)
  } finally {
    leave?.()
  }
}

async function bytesAt(url: string, { fetch, robots, hosts, connections }: FetchOptions): Promise<FetchedBytes> {
  const isAllowed = async (address: string) => {
    if (hosts && !hosts.has(new URL(address).host)) throw new NothingFetchedError('other_host')
    if (!(await robots.of(address)).allows(address)) throw new NothingFetchedError('robots_forbid')
  }
  await isAllowed(url)
  const answer = await fetch.get(url, accept, connections).catch((error: unknown) => {
    throw error instanceof FetchRefusalError ? new NothingFetchedError(error.code) : error
  })
  // A redirect may lead to where nothing may be read.
  if (answer.url !== url) await isAllowed(answer.url)
  if (answer.status === 404 || answer.status === 410) throw new NothingFetchedError('page_missing')
  if (answer.status < 200 || answer.status > 299) throw new NothingFetchedError('page_failed')
  return { url: answer.url, bytes: answer.body, type: answer.headers.get('content-type') ?? '' }
}

/** What an address holds, by its content. */
export function formatOfFetched({ url, bytes, type }: FetchedBytes): SourceFormat | undefined {
  const found = formatOf(bytes, new URL(url).pathname)
  if (found !== undefined) return found
  if (/html/i.test(type) || type === '') return 'html'
  if (/^text\/markdown/i.test(type)) return 'md'
  if (/^text\/csv/i.test(type)) return 'csv'
  if (/^text\/vtt/i.test(type)) return 'vtt'
  return /^text\/plain/i.test(type) ? 'txt' : undefined
}

export interface Transcript {
  document: ReadDocument
  captions: Buffer
}

/** The captions that a page offers; an address of captions is taken for itself. */
export async function fetchedTranscript(url: string, fetching: FetchOptions, site_id: string): Promise<Transcript> {
  const page = await fetchedBytes(url, fetching)
  const format = formatOfFetched(page)
  if (format === 'vtt' || format === 'srt') return transcriptOf(page.bytes, { title: titleFrom(url), url })
  const { title: named, captions } = await readCaptionAddresses(page, site_id)
  const title = named || titleFrom(url)
  for (const address of captions.slice(0, knowledgeLimits.caption_addresses_max)) {
    // Captions often lie on another host than the page that offers them.
    const found = await fetchedBytes(address, { ...fetching, hosts: undefined }).catch((error: unknown) => {
      if (error instanceof NothingFetchedError) return undefined
      throw error
    })
    if (found && formatOf(found.bytes, 'captions')) return transcriptOf(found.bytes, { title, url: page.url })
  }
  throw new NothingFetchedError('captions_missing')
}

const titleFrom = (url: string): string => new URL(url).pathname.split('/').at(-1) || new URL(url).host

function transcriptOf(captions: Buffer, { title, url }: { title: string; url: string }): Transcript {
  const document = readCaptions(clean(textOf(captions) ?? ''), title, url)
  if (document.blocks.length === 0) throw new NothingFetchedError('captions_missing')
  return { document, captions }
}
