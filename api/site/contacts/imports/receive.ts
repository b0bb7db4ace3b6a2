/**
 * Receives a file: stores it and its parsed rows, both outside the write queue; a file that cannot be read is refused
 * and not stored.
 */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Context, SiteFacts } from '../../../platform/features/context.ts'
import { asOutage } from '../../../platform/files/storage/storage.ts'
import { FetchRefusalError } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { invalid, type Problem, problem } from '../../../platform/problem/problem.ts'
import type { StoredUpload } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { inWords } from '../../../platform/runtime/size.ts'
import { importLimits } from './limits.ts'
import { decideNotations } from './notations.ts'
import { type FileContents, FileRefusalError, type ReadingChoices, readInThread } from './reader/file-reader.ts'
import type { ImportRow } from './store.ts'

export type FileFacts = Pick<
  ImportRow,
  | 'content_hash'
  | 'rows_hash'
  | 'format'
  | 'sheets'
  | 'sheet'
  | 'encoding'
  | 'delimiter'
  | 'rows'
  | 'columns'
  | 'layout'
> &
  Pick<FileContents, 'people'>

/** The site in which a file is received. */
export interface ReceiveContext {
  installation: Pick<Context['installation'], 'storage'>
  site: Pick<SiteFacts, 'id' | 'timezone' | 'language'>
}

const as_is: ReadingChoices = { sheet: null, encoding: null, delimiter: null, header_row: null }

/** Parses the stored bytes and stores their rows. `pointer`: where the body is refused if that fails. */
export async function readStored(
  content_hash: string,
  { installation, site }: ReceiveContext,
  { chosen = as_is, pointer = '/file' }: { chosen?: ReadingChoices; pointer?: string } = {},
): Promise<FileFacts> {
  const { storage } = installation
  const out = await storage.newPart(site.id)
  try {
    const path = await storage.fileOf(site.id, content_hash)
    const { hash, columns, ...read }: FileContents = await readInThread({ path, out, chosen }, site.id)
    await storage.keepPart(site.id, out, hash)
    // What comes out of a thread is no Buffer any more.
    const decided = decideNotations(columns, { delimiter: read.delimiter, ...site })
    return { content_hash, rows_hash: hash, ...read, columns: decided, people: Buffer.from(read.people) }
  } catch (error) {
    throw error instanceof FileRefusalError ? refusalOf(error, pointer) : error
  }
}

function refusalOf({ code, line }: FileRefusalError, pointer: string): Problem {
  if (code === 'invalid_file_type' || code === 'no_records_found') {
    return problem(code, { errors: [{ pointer, code }] })
  }
  if (code === 'unknown_sheet') return invalid('/sheet', 'unknown_reference')
  const maximum = { too_many_rows: importLimits.import_rows_max, too_many_columns: importLimits.import_columns_max }
  const values = { line: line ?? 0, ...(code in maximum && { maximum: maximum[code as keyof typeof maximum] }) }
  return problem('file_unreadable', {
    detail: `validation.${code}`,
    values,
    errors: [{ pointer, code, values }],
  })
}

/** Keeps the bytes as they are; answers their hash. */
export const keepBytes = (bytes: Buffer, { installation, site }: Context): Promise<string> =>
  installation.storage.store(site.id, bytes)

/** Keeps what comes piece by piece, without ever holding all of it in memory. */
export async function keepPieces(
  pieces: AsyncIterable<Uint8Array>,
  { installation, site }: ReceiveContext,
): Promise<{ hash: string; bytes: number }> {
  const { storage } = installation
  const [path, hash] = [await storage.newPart(site.id), createHash('sha256')]
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of pieces) {
      await file.write(piece)
      hash.update(piece)
      bytes += piece.length
    }
    await file.sync()
  } catch (error) {
    throw asOutage(error)
  } finally {
    await file.close()
  }
  const kept = hash.digest('hex')
  await storage.keepPart(site.id, path, kept)
  return { hash: kept, bytes }
}

/** Keeps an uploaded file, which is on disk already. */
export async function keepUpload({ path, size, hash }: StoredUpload, { installation, site }: Context): Promise<string> {
  if (size > importLimits.import_bytes_max) {
    throw problem('body_too_large', { values: { size: inWords(importLimits.import_bytes_max) } })
  }
  await installation.storage.keepPart(site.id, path, hash)
  return hash
}

/** Downloads the file at an address that a person typed. */
export async function fetchBytes(url: string, { installation }: Context): Promise<{ name: string; bytes: Buffer }> {
  try {
    const { body, status, url: found } = await installation.safeFetch.get(url)
    if (status < 200 || status > 299) throw invalid('/url', 'page_unreachable')
    return { name: nameOf(found), bytes: body }
  } catch (error) {
    throw error instanceof FetchRefusalError ? invalid('/url', error.code) : error
  }
}

function nameOf(found: string): string {
  const { pathname, hostname } = new URL(found)
  const last = pathname.split('/').at(-1) ?? ''
  return decoded(last) || hostname
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Bidi_Control}/\\]/gu, '')
      .slice(0, limits.file_name_characters_max)
  } catch {
    return text.slice(0, limits.file_name_characters_max)
  }
}
