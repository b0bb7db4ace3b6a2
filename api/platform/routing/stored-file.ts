/** Stored bytes as an answer: read from the disk as fast as its client takes them; a small file lies in memory. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Context } from '../features/context.ts'
import { bytesStream } from '../files/csv.ts'
import { asOutage } from '../files/storage/storage.ts'
import type { Reply } from '../http/exchange.ts'
import { limits } from '../runtime/limits.ts'
import { attachment } from './file-download.ts'

type FileRequest = Pick<Context, 'installation' | 'request'>

/** Null where there is no such file. Contracts of endpoints that answer so have `concurrency: 'downloads'`. */
export async function storedFile(
  { installation, request }: FileRequest,
  { site_id, hash }: { site_id: string; hash: string },
  headers: Record<string, string>,
): Promise<Reply | Response | null> {
  const { storage } = installation
  const path = await storage.fileOf(site_id, hash)
  const bytes = await fileSize(path)
  if (bytes === null) return null
  const all = { ...headers, 'Content-Length': String(bytes) }
  // For HEAD, where nobody would read the body.
  if (request.method === 'HEAD') return { status: 200, headers: all, body: null }
  if (bytes > limits.file_read_whole_bytes_max) return new Response(bytesStream(piecesOf(path)), { headers: all })
  const body = await storage.read(site_id, hash)
  return body && { status: 200, headers: all, body }
}

/** As a download: saved, never shown, so that nothing in it runs under our address. */
export const storedDownload = (
  asked: FileRequest,
  { name, ...stored }: { site_id: string; hash: string; name: string },
  headers: Record<string, string> = {},
): Promise<Reply | Response | null> =>
  storedFile(asked, stored, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachment(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })

async function fileSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw asOutage(error)
  }
}

/** Opened with the first piece that is taken, closed with the last or when nobody takes more. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path, { highWaterMark: limits.file_read_whole_bytes_max }))
    yield piece as Buffer
}
