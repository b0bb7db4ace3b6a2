/** Parses multipart forms into values that schemas check. The kind of a file is checked by its receiver. */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { z } from '@hono/zod-openapi'
import { asOutage } from '../files/storage/storage.ts'
import { invalid, problem } from '../problem/problem.ts'
import { pointerOf } from '../problem/validation.ts'
import { limits } from '../runtime/limits.ts'
import { inWords } from '../runtime/size.ts'
import { NotMultipart, readParts } from './multipart-parts.ts'

interface UploadedFile {
  /** As a name to be shown: without folders and control characters. */
  name: string
  readonly bytes: Buffer
}

/** A file that was written to the disk as it came. What its receiver does not move away is removed after the request. */
export interface StoredUpload {
  name: string
  readonly path: string
  readonly size: number
  /** Of its content, as of stored bytes. */
  readonly hash: string
}

class MemoryFile implements UploadedFile {
  readonly name: string
  readonly bytes: Buffer
  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.bytes = bytes
  }
}

class StoredFile implements StoredUpload {
  readonly name: string
  readonly path: string
  readonly size: number
  readonly hash: string
  constructor({ name, path, size, hash }: StoredUpload) {
    this.name = name
    this.path = path
    this.size = size
    this.hash = hash
  }
}

const binary = { type: 'string', format: 'binary' } as const
const required = { params: { code: 'file_required' } }

/** The schema of a part that holds a file, in memory. */
export const uploadedFile = z.custom<UploadedFile>(given => given instanceof MemoryFile, required).openapi(binary)

/** The same of a contract with `multipart: 'stored'`. */
export const storedUpload = z.custom<StoredUpload>(given => given instanceof StoredFile, required).openapi(binary)

const another = storedUpload.optional()
type StoredUploads = { file: typeof storedUpload } & Record<`file_${number}`, typeof another>

/** The schema of a form with up to so many files: each part has a name of its own, or the first one's again. */
export function storedUploads(files_max: number) {
  const more = Array.from({ length: files_max - 1 }, (_, i) => [`file_${i + 2}`, another])
  return z.strictObject({ file: storedUpload, ...Object.fromEntries(more) } as StoredUploads)
}

const fileSchemas: ReadonlySet<unknown> = new Set([uploadedFile, storedUpload, another])

/** How many files a form takes. */
export const filesOf = (schema: z.ZodType | undefined): number =>
  schema instanceof z.ZodObject ? Object.values(schema.shape).filter(part => fileSchemas.has(part)).length : 0

export const isMultipart = (contentType: string | undefined): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data'

interface Form {
  /** By the name of their part. */
  values: Record<string, unknown>
  /** The bytes by which a repeat is known: boundaries differ from try to try. */
  digest: Uint8Array
  /** Removes what was written and not moved away. */
  discard(): Promise<void>
}

interface UploadLimits {
  files_max: number
  /** Where forms have more fields than ours. */
  parts_max?: number
  /** Answers where a file is written; without it, files stay in memory. */
  newPath?: (() => Promise<string>) | undefined
}

export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  taking: UploadLimits,
): Promise<Form> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const mark = boundary?.[1] ?? boundary?.[2]
  const { parts_max = limits.multipart_parts_max } = taking
  const refused = () => problem('body_not_multipart', { values: { parts: parts_max } })
  if (mark === undefined) throw refused()
  const reading = new FormReader(taking)
  try {
    for await (const piece of readParts(body, mark, parts_max)) {
      if ('head' in piece) await reading.begin(piece.head)
      else await reading.take(piece.content)
    }
    await reading.end()
    return {
      values: { ...reading.values },
      digest: Buffer.from(JSON.stringify(reading.said)),
      discard: reading.discard,
    }
  } catch (error) {
    await reading.discard()
    throw error instanceof NotMultipart ? refused() : error
  }
}

/** What the content of a part goes into. */
interface Sink {
  take(content: Buffer): Promise<void>
  /** Its value, and what a repeat is known by. */
  end(): Promise<{ value: unknown; said: string[] }>
  drop(): Promise<void>
}

class FormReader {
  readonly values: Record<string, unknown> = Object.create(null)
  readonly said: string[][] = []
  readonly #taking: UploadLimits
  readonly #sinks: Sink[] = []
  #files = 0
  #open: { name: string; sink: Sink } | undefined

  constructor(taking: UploadLimits) {
    this.#taking = taking
  }

  async begin(head: Buffer): Promise<void> {
    await this.end()
    const [name, entry] = await entryOf(head)
    const sink = typeof entry === 'string' ? new Text() : await this.#fileSink(name, shownName(entry.name))
    this.#sinks.push(sink)
    this.#open = { name, sink }
  }

  async #fileSink(part: string, file_name: string): Promise<Sink> {
    const { files_max: maximum, newPath } = this.#taking
    this.#files += 1
    if (this.#files > maximum) throw invalid(pointerOf([this.#ownName(part)]), 'too_many_files', { maximum })
    return newPath ? new OnDisk(file_name, await newPath()) : new InMemory(file_name)
  }

  async take(content: Buffer): Promise<void> {
    await this.#open?.sink.take(content)
  }

  /** Of the part that is open. */
  async end(): Promise<void> {
    if (!this.#open) return
    const { name: given, sink } = this.#open
    this.#open = undefined
    const { value, said } = await sink.end()
    const name = sink instanceof Text ? given : this.#ownName(given)
    // Twice the same name is no text, so that its schema refuses it.
    this.values[name] = name in this.values ? [this.values[name], value] : value
    this.said.push([name, ...said])
  }

  /** Most clients repeat the name where there are several files: `file`, `file_2`, `file_3`. */
  #ownName(given: string): string {
    let name = given
    for (let n = 2; name in this.values; n++) name = `${given}_${n}`
    return name
  }

  readonly discard = async (): Promise<void> => {
    for (const sink of this.#sinks) await sink.drop()
  }
}

const decoder = new TextDecoder()
const longest = limits.multipart_overhead_bytes_max

class Text implements Sink {
  readonly #pieces: Buffer[] = []
  #bytes = 0

  async take(content: Buffer): Promise<void> {
    this.#bytes += content.length
    if (this.#bytes > longest) throw problem('body_too_large', { values: { size: inWords(longest) } })
    this.#pieces.push(content)
  }
  async end() {
    const value = decoder.decode(Buffer.concat(this.#pieces))
    return { value, said: [value] }
  }
  async drop(): Promise<void> {}
}

class InMemory implements Sink {
  readonly #name: string
  readonly #pieces: Buffer[] = []

  constructor(name: string) {
    this.#name = name
  }

  async take(content: Buffer): Promise<void> {
    this.#pieces.push(content)
  }
  async end() {
    const value = new MemoryFile(this.#name, Buffer.concat(this.#pieces))
    return { value, said: [value.name, createHash('sha256').update(value.bytes).digest('hex')] }
  }
  async drop(): Promise<void> {}
}

/** On disk, whole, before anything is made of it. */
class OnDisk implements Sink {
  readonly #name: string
  readonly #path: string
  readonly #hash = createHash('sha256')
  #size = 0
  #file: FileHandle | undefined

  constructor(name: string, path: string) {
    this.#name = name
    this.#path = path
  }

  async take(content: Buffer): Promise<void> {
    this.#hash.update(content)
    this.#size += content.length
    try {
      this.#file ??= await open(this.#path, 'wx', 0o600)
      await this.#file.writeFile(content)
    } catch (error) {
      throw asOutage(error)
    }
  }

  async end() {
    await this.take(Buffer.alloc(0))
    try {
      await this.#file?.sync()
    } catch (error) {
      throw asOutage(error)
    }
    await this.#close()
    const found = { name: this.#name, path: this.#path, size: this.#size, hash: this.#hash.digest('hex') }
    return { value: new StoredFile(found), said: [found.name, found.hash] }
  }

  async drop(): Promise<void> {
    await this.#close()
    await rm(this.#path, { force: true })
  }

  async #close(): Promise<void> {
    const file = this.#file
    this.#file = undefined
    await file?.close()
  }
}

/** The platform reads what a part says of itself. */
async function entryOf(head: Buffer): Promise<[string, string | File]> {
  const mark = `leadwright-${randomUUID()}`
  const body = Buffer.concat([Buffer.from(`--${mark}\r\n`), head, Buffer.from(`\r\n--${mark}--\r\n`)])
  const headers = { 'Content-Type': `multipart/form-data; boundary=${mark}` }
  const form = await new Response(body, { headers }).formData().catch(() => undefined)
  const [entry] = form ? ([...form.entries()] as [string, string | File][]) : []
  if (!entry) throw new NotMultipart()
  return entry
}

/** Browsers send a name, programs may send a path. */
function shownName(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(0, limits.file_name_characters_max)
}
