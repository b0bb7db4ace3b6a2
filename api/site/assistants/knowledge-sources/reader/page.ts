/** Reads a page as it was fetched, and divides it into passages with their entries of the index. Pure. */
import {
  type Block,
  type Chunk,
  chunksOf,
  type IndexEntry,
  indexEntry,
  type ReadingWarning,
} from '../../passages/rules.ts'
import { decoded } from './decode.ts'
import { type ReadHtml, type ReadPage, readHtml, readHtmlWithLinks } from './html.ts'
import { publishedOn } from './published-on.ts'
import { ReadingRefusalError } from './refusal.ts'
import { textKeys, withoutTexts } from './repeated-texts.ts'

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
  entries?: readonly IndexEntry[]
  warning?: ReadingWarning | undefined
}

/** As a thread sends it. */
export type SentPage = Omit<DividedPage, 'chunks'> & {
  chunks: Omit<Chunk, 'hash'>[]
  /** Of all passages, one after another. */
  hashes: Uint8Array
}

export const sentPage = ({ chunks, ...page }: DividedPage): SentPage => ({
  ...page,
  hashes: new Uint8Array(Buffer.concat(chunks.map(({ hash }) => hash))),
  chunks: chunks.map(({ hash: _, ...chunk }) => chunk),
})

export function withHashes({ hashes, chunks, ...page }: SentPage): DividedPage {
  const hash_bytes = hashes.length / Math.max(1, chunks.length)
  const hashOf = (at: number) => Buffer.from(hashes.subarray(at * hash_bytes, (at + 1) * hash_bytes))
  return { ...page, chunks: chunks.map((chunk, at) => ({ ...chunk, hash: hashOf(at) })) }
}

const readFetched = ({ bytes, type, url }: FetchedBytes): ReadHtml => readHtml(decoded(bytes, type), url)

/** `repeated`: keys of texts that other pages of its site have as well, and that it is read without. */
export function dividedPage(fetched: FetchedBytes, repeated: readonly string[] = []): DividedPage {
  const page = withText(readFetched(fetched))
  const chunks = chunksOf({ ...page, blocks: withoutTexts(page.blocks, repeated) })
  return { title: page.title, url: page.url, warning: page.warning, chunks, entries: chunks.map(indexEntry) }
}

/** By which the texts of one page are found on another. */
export const textKeysOf = (fetched: FetchedBytes): string[] => textKeys(readFetched(fetched).blocks)

export interface ReadFetchedPage extends ReadPage {
  /** `YYYY-MM-DD`; null: it does not say. */
  published_on: string | null
}

/** With the addresses that it leads to. */
export function readFetchedPage({ url, bytes, type }: FetchedBytes): ReadFetchedPage {
  const html = decoded(bytes, type)
  return { ...withText(readHtmlWithLinks(html, url)), published_on: publishedOn(html) }
}

/** All that a page shows until its scripts have drawn it. */
const placeholder = /^(?:loading|please wait|cargando|espere|un momento)\b[^.!?]{0,40}(?:\.{3}|…|[.!])?$/i

/** A page that shows nothing but has scripts draws itself by them. */
export function withText<P extends ReadHtml>(page: P): P {
  const isText = ({ type, text }: Block) => type !== 'heading' && !(page.has_scripts && placeholder.test(text.trim()))
  if (page.blocks.some(isText)) return page
  throw new ReadingRefusalError(page.has_scripts ? 'page_needs_script' : 'no_text_found')
}
