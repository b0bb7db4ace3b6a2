/** Reads a request's body: counted on the stream, one JSON value, not too deep and not of too many members. */

import { invalid, problem } from '../problem/problem.ts'
import { pointerOf } from '../problem/validation.ts'
import { limits } from '../runtime/limits.ts'
import { inWords } from '../runtime/size.ts'

export async function readBytes(request: Request, bytes_max: number): Promise<Uint8Array> {
  const tooLarge = () => problem('body_too_large', { values: { size: inWords(bytes_max) } })
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > bytes_max) throw tooLarge()
  if (length !== null && Number(length) <= limits.body_read_whole_bytes_max) {
    // The parser of HTTP lets no more through than was declared; reading whole is several times cheaper than a stream.
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > bytes_max) throw tooLarge()
    return bytes
  }
  if (!request.body) return new Uint8Array()
  if (length !== null) return filled(request.body as unknown as AsyncIterable<Uint8Array>, Number(length), tooLarge)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    if (size > bytes_max) throw tooLarge()
    parts.push(part)
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}

/** The same as it comes, counted. */
export async function* streamed(request: Request, bytes_max: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => problem('body_too_large', { values: { size: inWords(bytes_max) } })
  if (Number(request.headers.get('content-length') ?? 0) > bytes_max) throw tooLarge()
  if (!request.body) return
  let size = 0
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    if (size > bytes_max) throw tooLarge()
    yield part
  }
}

/** A long body, in memory once: each part is put where it belongs as it comes. */
async function filled(body: AsyncIterable<Uint8Array>, length: number, tooLarge: () => Error): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length)
  let size = 0
  for await (const part of body) {
    if (size + part.byteLength > length) throw tooLarge()
    bytes.set(part, size)
    size += part.byteLength
  }
  return bytes.subarray(0, size)
}

const decoder = new TextDecoder('utf-8', { fatal: true })

export interface JsonSize {
  depth_max: number
  /** In all objects together. */
  members_max: number
}

export function parseJson(bytes: Uint8Array, { depth_max, members_max }: JsonSize): unknown {
  const refuse = () => problem('body_not_json', { values: { depth: depth_max, members: members_max } })
  let text: string
  let value: unknown
  try {
    text = decoder.decode(bytes)
  } catch {
    throw refuse()
  }
  const is_harmless = isHarmless(text, depth_max) && !has(text, ':', members_max)
  // Before it is read: what is nested without end takes long to build, and longer to forget, as does a name for each few bytes.
  if (!is_harmless && isTooLarge(text, depth_max, members_max)) throw refuse()
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse()
  }
  if (is_harmless) return value
  const path: string[] = []
  const found = lookThrough(value, path, depth_max)
  if (found === 'too_deep') throw refuse()
  if (found === 'prototype_key') throw invalid(pointerOf(path), 'unknown_key')
  return value
}

/** With so few brackets nothing is nested too deep. Escapes may spell any key, so a text with one is looked through. */
function isHarmless(text: string, depth_max: number): boolean {
  if (text.includes('__proto__') || text.includes('\\')) return false
  let brackets = 0
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (++brackets > depth_max) return false
    }
  }
  return true
}

/** Whether there are more than so many. */
function has(text: string, sign: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if (++count > most) return true
  return false
}

/** Whether brackets lie deeper in one another, or there are more members; what is in texts is neither. */
function isTooLarge(text: string, depth_max: number, members_max: number): boolean {
  let [depth, members, quoted] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === backslash) at += 1
      else if (code === quote) quoted = false
    } else if (code === quote) quoted = true
    else if (code === brace || code === bracket) {
      if (++depth > depth_max) return true
    } else if (code === brace + 2 || code === bracket + 2) depth -= 1
    else if (code === colon && ++members > members_max) return true
  }
  return false
}

const [quote, backslash, bracket, brace, colon] = ['"', '\\', '[', '{', ':'].map(sign => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
]

/** Looks for nesting without end, and for `__proto__`, which schemas of maps pass over; `path` then leads to it. */
function lookThrough(value: unknown, path: string[], depth_max: number): 'too_deep' | 'prototype_key' | undefined {
  if (value === null || typeof value !== 'object') return undefined
  if (path.length === depth_max) return 'too_deep'
  for (const key in value) {
    path.push(key)
    const found =
      key === '__proto__' ? 'prototype_key' : lookThrough((value as Record<string, unknown>)[key], path, depth_max)
    if (found) return found
    path.pop()
  }
  return undefined
}

export type BodyKind = 'json' | 'form' | 'plain' | 'other'
export function bodyKind(contentType: string | undefined | null): BodyKind {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'))) return 'json'
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'form'
  if (type === 'text/plain') return 'plain'
  return 'other'
}
