/**
 * Files of a folder that a build wrote: read once, compressed once for each coding that is asked for, if the build did not leave
 * a `.br` beside them. A new build is seen.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { namesTag } from './compression/answers.ts'
import { type Coding, codingOf, compressed } from './compression/content-coding.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface StaticFile {
  mtime: number
  etag: string
  plain: Bytes
  in(coding: Coding): Promise<Bytes>
}

export interface StaticFiles {
  /** Null where there is no such file. */
  find(path: string): Promise<StaticFile | null>
}

const files_max = 500

export function staticFiles(folder: string): StaticFiles {
  const files = new Map<string, Promise<StaticFile>>()
  return {
    async find(path) {
      const file = join(folder, path)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) return null
      const known = await files.get(path)?.catch(() => undefined)
      if (known && known.mtime === found.mtimeMs) return known
      if (files.size >= files_max) files.clear()
      const reading = read(file, found.mtimeMs)
      files.set(path, reading)
      return reading
    },
  }
}

async function read(file: string, mtime: number): Promise<StaticFile> {
  const plain = new Uint8Array(await readFile(file))
  const made = new Map<Coding, Promise<Bytes>>()
  const builtOrCompressed = async (coding: Coding): Promise<Bytes> => {
    const built = coding === 'br' ? await readFile(`${file}.br`).catch(() => undefined) : undefined
    return built ? new Uint8Array(built) : compressed(plain, coding, 'kept')
  }
  return {
    mtime,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    in(coding) {
      if (coding === 'identity') return Promise.resolve(plain)
      const bytes = made.get(coding) ?? builtOrCompressed(coding)
      made.set(coding, bytes)
      return bytes
    },
  }
}

/** Pictures and fonts are compressed by themselves. */
const isText = (type: string): boolean => /^(text\/|application\/(json|manifest\+json)|image\/svg\+xml)/.test(type)

export async function serveFile(
  c: Context,
  file: StaticFile,
  type: string,
  headers: Record<string, string>,
): Promise<Response> {
  const coding = isText(type) ? codingOf(c.req.header('accept-encoding')) : 'identity'
  const etag = `"${file.etag}-${coding}"`
  const all = { ...headers, ETag: etag, Vary: 'Accept-Encoding' }
  if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, all)
  return c.body(await file.in(coding), 200, {
    ...all,
    'Content-Type': type,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  })
}
