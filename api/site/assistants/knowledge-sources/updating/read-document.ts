/** Reads one document of a source; what cannot be read says why. */

import { rm, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { SiteScope } from '../../../../platform/site-scope.ts'
import { siteAddress } from '../../../../platform/sites-config.ts'
import { contentHash, newPart, storeBytes, storedPath } from '../../../../platform/storage/storage.ts'
import { pagePath, saidIn } from '../../../website/pages/rules.ts'
import { type Block, type Chunk, chunksOf, type ReadDocument } from '../../retrieval/rules.ts'
import {
  type Fetching,
  fetchedBytes,
  fetchedTranscript,
  formatOfFetched,
  NothingFetched,
  readFetchedPage,
} from '../fetching/fetching.ts'
import { isKnownRefusal } from '../problems.ts'
import { readInThread } from '../reading/in-thread.ts'
import { ReadingRefused } from '../reading/refusal.ts'
import { publicPage, type SourceRow } from '../store.ts'
import { readImage } from './read-image.ts'

export interface Read {
  name: string
  title: string
  url: string | null
  content_hash: string
  bytes: number
  chunks: readonly Chunk[]
  problem: string | null
  transcript_hash: string | null
}

interface Found {
  document: ReadDocument
  bytes: number
  transcript_hash?: string
}

export async function readDocument(
  source: SourceRow,
  name: string,
  scope: SiteScope,
  fetching: Fetching,
): Promise<Read> {
  try {
    const { document, bytes, transcript_hash = null } = await find(source, name, scope, fetching)
    const chunks = chunksOf(document)
    if (chunks.length === 0) throw new ReadingRefused('no_text_found')
    const content_hash = contentHash(Buffer.concat(chunks.map(({ hash }) => hash)))
    return {
      name,
      title: document.title,
      url: document.url,
      content_hash,
      bytes,
      chunks,
      problem: null,
      transcript_hash,
    }
  } catch (error) {
    if (!isKnownRefusal(error)) throw error
    const nothing = { title: name, url: null, content_hash: '', bytes: 0, chunks: [], transcript_hash: null }
    return { name, ...nothing, problem: error.code }
  }
}

async function find(source: SourceRow, name: string, scope: SiteScope, fetching: Fetching): Promise<Found> {
  const { data_dir } = scope.installation.config
  const { kind, format, content_hash } = source
  if (kind === 'pages') return ownPage(name, scope)
  if (format === 'image' && content_hash) {
    return { document: await readImage(source.name, content_hash, scope), bytes: source.bytes }
  }
  if (kind === 'file' && format && content_hash) {
    const path = storedPath(data_dir, scope.site_id, content_hash)
    return { document: await readInThread({ path, name: source.name, format }), bytes: source.bytes }
  }
  if (kind === 'video') {
    const { document, captions } = await fetchedTranscript(name, fetching)
    const transcript_hash = await storeBytes(data_dir, scope.site_id, captions)
    return { document, bytes: captions.length, transcript_hash }
  }
  const fetched = await fetchedBytes(name, fetching)
  const found = formatOfFetched(fetched)
  if (found === undefined || found === 'image') throw new NothingFetched('type_not_supported')
  if (found === 'html') {
    const { links: _, ...document } = readFetchedPage(fetched)
    return { document, bytes: fetched.bytes.length }
  }
  const part = `${await newPart(data_dir, scope.site_id)}${extname('.part')}`
  try {
    await writeFile(part, fetched.bytes, { mode: 0o600 })
    const title = decodeURIComponent(new URL(fetched.url).pathname.split('/').at(-1) || name)
    const document = await readInThread({ path: part, name: title, format: found })
    return { document: { ...document, url: fetched.url }, bytes: fetched.bytes.length }
  } finally {
    await rm(part, { force: true })
  }
}

/** What visitors read on a page of the site. */
async function ownPage(id: string, { database, installation, facts }: SiteScope): Promise<Found> {
  const [page, site] = await Promise.all([database.read(db => publicPage(db, id)), facts()])
  if (!page?.published || !site) throw new NothingFetched('page_not_public')
  const { document, language } = page.published
  const blocks = saidIn(document.blocks, '').flatMap(({ kind, text }): Block[] => {
    if (kind === 'heading') return [{ kind: 'heading', level: 2, text }]
    return kind === 'text' ? [{ kind: 'text', text }] : []
  })
  const url = siteAddress(installation.config, site) + pagePath(page)
  const bytes = blocks.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  return { document: { title: page.name, url, language, blocks }, bytes }
}
