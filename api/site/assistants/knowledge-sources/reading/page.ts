/** Reads a page as it was fetched, and divides it into passages with their entries of the index. Pure. */
import { type Chunk, chunksOf, type IndexEntry, indexEntry, type ReadDocument } from '../../passages/rules.ts'
import { textOf } from './content.ts'
import { type ReadPage, readHtml, readHtmlWithLinks } from './html.ts'
import { ReadingRefused } from './refusal.ts'

export interface FetchedBytes {
  /** Where it was found, after redirects. */
  url: string
  bytes: Buffer
  type: string
}

/** The passages of a page, and what the index keeps of each. */
export interface DividedPage {
  title: string
  url: string | null
  chunks: readonly Chunk[]
  entries: readonly IndexEntry[]
}

export function dividedPage(fetched: FetchedBytes): DividedPage {
  const page = withText(readHtml(decoded(fetched.bytes, fetched.type), fetched.url))
  const chunks = chunksOf(page)
  return { title: page.title, url: page.url, chunks, entries: chunks.map(indexEntry) }
}

/** With the addresses that it leads to. */
export const readFetchedPage = ({ url, bytes, type }: FetchedBytes): ReadPage =>
  withText(readHtmlWithLinks(decoded(bytes, type), url))

function withText<P extends ReadDocument>(page: P): P {
  if (page.blocks.every(({ kind }) => kind === 'heading')) throw new ReadingRefused('no_text_found')
  return page
}

/** As the answer or the page itself says that it is written. */
export function decoded(bytes: Buffer, type: string): string {
  const said = /charset\s*=\s*["']?([\w-]{2,40})/i
  const [, charset] = said.exec(type) ?? said.exec(bytes.subarray(0, 2_048).toString('latin1')) ?? []
  try {
    if (charset !== undefined) return clean(new TextDecoder(charset).decode(bytes))
  } catch {
    // An encoding that nobody knows.
  }
  return clean(textOf(bytes) ?? bytes.toString('utf8'))
}

export const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')
