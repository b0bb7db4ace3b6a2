/** Parses multipart forms into values that schemas check. The kind of a file is checked by its receiver. */
import { createHash, randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'
import { problem } from './problem/problem.ts'

export interface UploadedFile {
  /** As a name to be shown: without folders and control characters. */
  name: string
  readonly bytes: Buffer
  /** Gives the memory of the bytes back at once, which the garbage collector would leave for long. Then nobody can read them. */
  release(): void
}

class Uploaded implements UploadedFile {
  readonly name: string
  #bytes: Buffer
  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.#bytes = bytes
  }

  get bytes(): Buffer {
    return this.#bytes
  }

  release(): void {
    const { buffer } = this.#bytes
    // Small ones may share their memory with others.
    if (buffer instanceof ArrayBuffer && this.#bytes.length > limits.body_read_whole_bytes_max) buffer.transfer(0)
    this.#bytes = Buffer.alloc(0)
  }
}

/** The schema of a part that holds a file. */
export const uploadedFile = z
  .custom<UploadedFile>(given => given instanceof Uploaded, { params: { code: 'file_required' } })
  .openapi({ type: 'string', format: 'binary' })

export const isMultipart = (contentType: string | undefined): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data'

/** The values by the name of their part, and the bytes by which a repeat is known: boundaries differ from try to try. */
export async function readMultipart(
  bytes: Uint8Array,
  contentType: string,
): Promise<{ values: Record<string, unknown>; digest: Uint8Array }> {
  const form = await parsed(bytes, contentType)
  const values: Record<string, unknown> = Object.create(null)
  const said: string[][] = []
  for (const { name, file_name, body } of form) {
    // Twice the same name is no file and no text, so that its schema refuses it.
    const value = file_name === undefined ? decoder.decode(body) : new Uploaded(shownName(file_name), body)
    values[name] = name in values ? [values[name], value] : value
    said.push(value instanceof Uploaded ? [name, value.name, sha256(value.bytes)] : [name, value])
  }
  return { values: { ...values }, digest: Buffer.from(JSON.stringify(said)) }
}

const decoder = new TextDecoder()

interface Part {
  name: string
  /** Of a part that is a file. */
  file_name: string | undefined
  body: Buffer
}

async function parsed(bytes: Uint8Array, contentType: string): Promise<Part[]> {
  const refuse = () => problem('body_not_multipart', { values: { parts: limits.multipart_parts_max } })
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (mark === undefined) throw refuse()
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = partsOf(buffer, `--${mark}`)
  // Counted before any is made.
  if (parts === undefined || parts.length > limits.multipart_parts_max) throw refuse()
  try {
    // The platform reads what the parts say of themselves; their content is not copied.
    const form = await formOf(parts.map(part => part.subarray(0, contentOf(part)))).formData()
    const entries = [...form.entries()] as [string, string | File][]
    if (entries.length !== parts.length) throw refuse()
    return parts.map((part, at) => partOf(entries[at] as [string, string | File], part))
  } catch {
    throw refuse()
  }
}

const head_end = Buffer.from('\r\n\r\n')

/** Where the content of a part begins, behind its headers. */
function contentOf(part: Buffer): number {
  const end = part.indexOf(head_end)
  return end < 0 ? part.length : end + head_end.length
}

const partOf = ([name, entry]: [string, string | File], part: Buffer): Part => ({
  name,
  file_name: typeof entry === 'string' ? undefined : entry.name,
  body: part.subarray(contentOf(part)),
})

const line_end = Buffer.from('\r\n')

/**
 * The parts between the boundary lines. The platform's own parser accepts the boundary anywhere, in
 * the midst of a file too, where it says nothing. Undefined where the last line is missing.
 */
function partsOf(buffer: Buffer, separator: string): Buffer[] | undefined {
  const parts: Buffer[] = []
  let begun: number | undefined
  for (let at = buffer.indexOf(separator); at >= 0; at = buffer.indexOf(separator, at + 1)) {
    if (at > 0 && !buffer.subarray(at - 2, at).equals(line_end)) continue
    const after = at + separator.length
    const isLast = buffer.toString('latin1', after, after + 2) === '--'
    const rest = isLast ? 0 : restOfLine(buffer, after)
    if (rest === undefined) continue
    if (begun !== undefined) parts.push(buffer.subarray(begun, Math.max(begun, at - 2)))
    if (isLast) return parts
    begun = after + rest
    if (parts.length > limits.multipart_parts_max) return parts
  }
  return undefined
}

/** Spaces and the line's end; undefined where anything else follows. */
function restOfLine(buffer: Buffer, from: number): number | undefined {
  let at = from
  while (buffer[at] === 0x20 || buffer[at] === 0x09) at += 1
  return buffer.subarray(at, at + 2).equals(line_end) ? at + 2 - from : undefined
}

/** The same form, separated by what none of its parts holds. */
function formOf(parts: readonly Buffer[]): Response {
  const mark = `leadwright-${randomUUID()}`
  const lines = parts.flatMap(part => [Buffer.from(`--${mark}\r\n`), part, line_end])
  const body = Buffer.concat([...lines, Buffer.from(`--${mark}--\r\n`)])
  return new Response(body, { headers: { 'Content-Type': `multipart/form-data; boundary=${mark}` } })
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

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
