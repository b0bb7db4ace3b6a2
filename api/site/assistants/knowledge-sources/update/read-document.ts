/** Reads one document of a source; what cannot be read says why. */
import { rm, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { siteAddress } from '../../../../platform/config/sites-config.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { contentHash } from '../../../../platform/files/storage/storage.ts'
import { pagePath, saidIn } from '../../../website/pages/rules.ts'
import type { SourceRow } from '../../knowledge-records/rules.ts'
import {
  type Block,
  type Chunk,
  chunksOf,
  type IndexEntry,
  type ReadDocument,
  type ReadingWarning,
} from '../../passages/rules.ts'
import { publicPage } from '../content-store.ts'
import {
  type FetchOptions,
  fetchedBytes,
  fetchedTranscript,
  formatOfFetched,
  NothingFetchedError,
} from '../fetch/fetch-document.ts'
import { isKnownRefusal } from '../problems.ts'
import { divideFile } from '../reader/in-thread.ts'
import { dividePage } from '../reader/pages-in-thread.ts'
import { ReadingRefusalError } from '../reader/refusal.ts'
import { type RepeatedTexts, repeatedOn } from '../reader/repeated-texts.ts'
import { readImage } from './read-image.ts'

export interface ParsedDocument {
  name: string
  title: string
  url: string | null
  content_hash: string
  bytes: number
  chunks: readonly Chunk[]
  /** What the index keeps of each, where that was made with them. */
  entries?: readonly IndexEntry[]
  problem: string | null
  warning: ReadingWarning | null
  transcript_hash: string | null
}

type DocumentContent = Pick<ParsedDocument, 'title' | 'url' | 'bytes' | 'chunks' | 'entries'> & {
  transcript_hash?: string
  warning?: ReadingWarning | undefined
}

const divided = (document: ReadDocument, bytes: number): DocumentContent => ({
  ...{ title: document.title, url: document.url },
  ...{ bytes, chunks: chunksOf(document) },
})

export async function readDocument(
  source: SourceRow,
  name: string,
  scope: SiteScope,
  fetching: FetchOptions,
  repeated: RepeatedTexts = new Map(),
): Promise<ParsedDocument> {
  try {
    const { transcript_hash = null, warning = null, ...found } = await find(source, name, scope, fetching, repeated)
    if (found.chunks.length === 0) throw new ReadingRefusalError('no_text_found')
    const content_hash = contentHash(Buffer.concat(found.chunks.map(({ hash }) => hash)))
    return { name, ...found, content_hash, problem: null, warning, transcript_hash }
  } catch (error) {
    if (!isKnownRefusal(error)) throw error
    const nothing = {
      title: name,
      url: null,
      content_hash: '',
      bytes: 0,
      chunks: [],
      warning: null,
      transcript_hash: null,
    }
    return { name, ...nothing, problem: error.code }
  }
}

async function find(
  source: SourceRow,
  name: string,
  scope: SiteScope,
  fetching: FetchOptions,
  repeated: RepeatedTexts,
): Promise<DocumentContent> {
  const { storage } = scope.installation
  const { type, format, content_hash } = source
  if (type === 'pages') return ownPage(name, scope)
  if (format === 'image' && content_hash) {
    return divided(await readImage(source.name, content_hash, scope), source.bytes)
  }
  if (type === 'file' && format && content_hash) {
    const path = await storage.fileOf(scope.site_id, content_hash)
    return { ...(await divideFile({ path, name: source.name, format }, scope.site_id)), bytes: source.bytes }
  }
  if (type === 'video') {
    const { document, captions } = await fetchedTranscript(name, fetching, scope.site_id)
    const transcript_hash = await storage.store(scope.site_id, captions)
    return { ...divided(document, captions.length), transcript_hash }
  }
  const fetched = await fetchedBytes(name, fetching)
  const found = formatOfFetched(fetched)
  if (found === undefined || found === 'image') throw new NothingFetchedError('type_not_supported')
  if (found === 'html') {
    const { length: bytes } = fetched.bytes
    return { ...(await dividePage(fetched, scope.site_id, repeatedOn(name, repeated))), bytes }
  }
  const part = `${await storage.newPart(scope.site_id)}${extname('.part')}`
  try {
    await writeFile(part, fetched.bytes, { mode: 0o600 })
    const title = decodeURIComponent(new URL(fetched.url).pathname.split('/').at(-1) || name)
    const file = { path: part, name: title, format: found, url: fetched.url }
    return { ...(await divideFile(file, scope.site_id)), bytes: fetched.bytes.length }
  } finally {
    await rm(part, { force: true })
  }
}

/** What visitors read on a page of the site. */
async function ownPage(id: string, { database, installation, facts }: SiteScope): Promise<DocumentContent> {
  const [page, site] = await Promise.all([database.read(db => publicPage(db, id)), facts()])
  if (!page || !site) throw new NothingFetchedError('page_not_public')
  const { document, language } = page.published
  const blocks = saidIn(document.blocks, '').flatMap(({ type, text }): Block[] => {
    if (type === 'heading') return [{ type: 'heading', level: 2, text }]
    return type === 'text' ? [{ type: 'text', text }] : []
  })
  const url = siteAddress(installation.config, site) + pagePath(page)
  const bytes = blocks.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  return divided({ title: page.name, url, language, blocks }, bytes)
}
