/** The endpoints on files, documents and captions of sources, and on reading them anew. */
import { readFile } from 'node:fs/promises'
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, endpoint, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { afterKey, page, pageLimit } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { storedDownload, storedFile } from '../../../platform/routing/stored-file.ts'
import { inWords } from '../../../platform/runtime/size.ts'
import { storageAllowance } from '../../content/files/rules.ts'
import * as store from '../knowledge-records/rules.ts'
import type { SourceFormat } from '../knowledge-records/table.ts'
import * as contract from './documents-contract.ts'
import { fetchedBytes, formatOfFetched } from './fetch/fetch-document.ts'
import { Robots } from './fetch/robots.ts'
import { pagesOfSitemap } from './fetch/sitemap.ts'
import { knowledgeLimits } from './limits.ts'
import { newSource } from './new-source.ts'
import { isKnownRefusal, problemOf, warningOf } from './problems.ts'
import { formatOf } from './reader/content.ts'
import { decoded } from './reader/decode.ts'
import { readPage } from './reader/pages-in-thread.ts'
import { existingSource, requireRoomFor } from './rules.ts'
import { beginUpdate } from './update/begin.ts'
import { toSource } from './wire.ts'

interface StoredDocument {
  name: string
  format: SourceFormat
  content_hash: string
  bytes: number
}

async function keep({ body }: Input<typeof contract.uploadKnowledgeFiles>, { installation, site }: Context) {
  const files = Object.entries(body).flatMap(([part, file]) => (file ? [{ part, ...file }] : []))
  const kept: StoredDocument[] = []
  for (const { size } of files) {
    if (size > knowledgeLimits.source_file_bytes_max) {
      throw problem('body_too_large', { values: { size: inWords(knowledgeLimits.source_file_bytes_max) } })
    }
  }
  for (const { part, name, path, size, hash } of files) {
    const format = formatOf(await readFile(path), name)
    if (!format) throw invalid(`/${part}`, 'knowledge_type_not_supported')
    kept.push({ name: name || format, format, content_hash: hash, bytes: size })
  }
  // Only once each of them is good.
  for (const { path, hash } of files) await installation.storage.keepPart(site.id, path, hash)
  return kept
}

export const uploadKnowledgeFiles = action(contract.uploadKnowledgeFiles, keep, async (tx, _input, context, kept) => {
  const { newId, now, locale, requireRoom } = context
  await requireRoomFor(tx, { sources: kept.length, chunks: 0 })
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
  await requireRoom(tx, storageAllowance, bytes)
  const data: ReturnType<typeof toSource>[] = []
  for (const { name, ...of } of kept) {
    const source = { ...newSource({ id: newId('knowledge_source'), name, type: 'file', settings: {} }, now()), ...of }
    await store.insertSource(tx, source)
    await beginUpdate(tx, source, context)
    const row = await existingSource(tx, source.id)
    data.push(toSource(row, { locale, updating: new Set(row.operation_id === null ? [] : [row.id]) }))
  }
  return { data }
})

export const startKnowledgeUpdate = action(
  contract.startKnowledgeUpdate,
  answering,
  async (tx, { params }, context, answer) =>
    answer(tx, await beginUpdate(tx, await existingSource(tx, params.source_id), context)),
)

export const listKnowledgeDocuments = query(
  contract.listKnowledgeDocuments,
  async (db, { params, query: q }, { locale }) => {
    const { id: source_id, content_version: version } = await existingSource(db, params.source_id)
    const after = afterKey(q, 1)?.[0] ?? null
    if (after !== null && typeof after !== 'number') throw invalid('/cursor', 'cursor_invalid')
    const rows = await store.pageOfDocuments(db, { source_id, version, after, limit: pageLimit(q) + 1 })
    return page(
      q,
      rows,
      row => [row.position],
      ({ position, name, title, url, bytes, chunk_count, problem: code, warning, transcript_hash }) => ({
        ...{ position, name, title, url, bytes, chunk_count, has_transcript: transcript_hash !== null },
        ...(code !== null && { problem: problemOf(code, locale) }),
        ...(warning !== null && { warning: warningOf(warning, locale) }),
      }),
    )
  },
)

/** The other form of captions as the one that browsers take. */
const vttOfSrt = (srt: string): string =>
  `WEBVTT\n\n${srt.replace(/^\uFEFF/, '').replace(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2')}`

export const downloadKnowledgeTranscript = endpoint(
  contract.downloadKnowledgeTranscript,
  async ({ params }, context) => {
    const { installation, site } = context
    const database = await openDatabase(contract.downloadKnowledgeTranscript, context)
    const { hash, isSrt } = await database.read(async db => {
      const source = await existingSource(db, params.source_id)
      const isSrt = source.format === 'srt'
      if (isSrt || source.format === 'vtt') return { hash: source.content_hash, isSrt }
      const documents = await store.listDocuments(db, source.id, source.content_version)
      const found = documents.find(({ transcript_hash }) => transcript_hash !== null)
      return { hash: found?.transcript_hash ?? null, isSrt }
    })
    if (hash === null) throw problem('not_found')
    const headers = {
      'Content-Type': 'text/vtt; charset=utf-8',
      'Content-Disposition': 'attachment; filename="transcript.vtt"',
      'Cache-Control': 'no-store',
    }
    if (!isSrt) {
      const answer = await storedFile(context, { site_id: site.id, hash }, headers)
      if (!answer) throw problem('not_found')
      return answer
    }
    const bytes = await installation.storage.read(site.id, hash)
    if (!bytes) throw problem('not_found')
    return { status: 200, headers, body: vttOfSrt(bytes.toString()) }
  },
)

/** The name of a source may be changed; what is saved keeps the ending of what it is. */
const filename = (name: string, format: SourceFormat | null): string =>
  format === null || format === 'image' || name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`

export const getKnowledgeSourceContent = endpoint(contract.getKnowledgeSourceContent, async ({ params }, context) => {
  const database = await openDatabase(contract.getKnowledgeSourceContent, context)
  const { type, name, format, content_hash: hash } = await database.read(db => existingSource(db, params.source_id))
  if (type !== 'file' || hash === null) throw problem('not_found')
  const answer = await storedDownload(context, { site_id: context.site.id, hash, name: filename(name, format) })
  if (!answer) throw problem('not_found')
  return answer
})

async function discovered(url: string, other_hosts: boolean, { installation, site }: Context) {
  const fetch = installation.safeFetch
  const { host } = new URL(url)
  const isWanted = (address: string) => other_hosts || new URL(address).host === host
  const fetched = await fetchedBytes(url, { fetch, robots: new Robots(fetch), hosts: undefined })
  const is_page =
    formatOfFetched(fetched) === 'html' &&
    !/^\s*<\?xml|<(urlset|sitemapindex|rss|feed|rdf:RDF)\b/.test(decoded(fetched.bytes.subarray(0, 500), fetched.type))
  if (!is_page) {
    const pages = await pagesOfSitemap(url, { fetch, site_id: site.id, host: other_hosts ? undefined : host })
    return pages.map(address => ({ url: address, text: '' }))
  }
  const { links, title } = await readPage(fetched, site.id)
  const others = links.filter(link => isWanted(link.url) && link.url !== fetched.url)
  return [{ url: fetched.url, text: title }, ...others]
}

export const discoverKnowledgeUrls = endpoint(contract.discoverKnowledgeUrls, async ({ body }, context) => {
  try {
    const found = await discovered(body.url, body.other_hosts === true, context)
    return Response.json({ data: found.slice(0, knowledgeLimits.discovered_addresses_max) })
  } catch (error) {
    throw isKnownRefusal(error) ? invalid('/url', error.code) : error
  }
})
