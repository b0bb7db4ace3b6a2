/** Forms with files in them: parsed into values that schemas check. What a file is is judged by who takes it. */
import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'
import { problem } from './problem/problem.ts'

export interface UploadedFile {
  /** As a name to be shown: without folders and control characters. */
  name: string
  bytes: Buffer
}

class Uploaded implements UploadedFile {
  readonly name: string
  readonly bytes: Buffer
  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.bytes = bytes
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
  for (const [name, part] of form) {
    // Twice the same name is no file and no text, so that its schema refuses it.
    const value =
      typeof part === 'string' ? part : new Uploaded(shownName(part.name), Buffer.from(await part.arrayBuffer()))
    values[name] = name in values ? [values[name], value] : value
    said.push(value instanceof Uploaded ? [name, value.name, sha256(value.bytes)] : [name, value])
  }
  return { values: { ...values }, digest: Buffer.from(JSON.stringify(said)) }
}

async function parsed(bytes: Uint8Array, contentType: string): Promise<[string, string | File][]> {
  const refuse = () => problem('body_not_multipart', { values: { parts: limits.multipart_parts_max } })
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const mark = boundary?.[1] ?? boundary?.[2]
  // Parts are counted before any is made.
  if (mark === undefined || timesIn(bytes, `--${mark}`) > limits.multipart_parts_max + 1) throw refuse()
  try {
    const form = await new Response(bytes as BodyInit, { headers: { 'Content-Type': contentType } }).formData()
    return [...form.entries()] as [string, string | File][]
  } catch {
    throw refuse()
  }
}

/** How often a text stands in the bytes; counting ends once there are more than anybody takes. */
function timesIn(bytes: Uint8Array, text: string): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let found = 0
  for (let at = buffer.indexOf(text); at >= 0 && found < 1_000; at = buffer.indexOf(text, at + text.length)) found += 1
  return found
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
