/** Compresses responses: texts above a minimum size that are in memory. Streams are not compressed. */
import { limits } from '../../runtime/limits.ts'
import { type Coding, codingOf, compressed } from './content-coding.ts'

const worth = /^(application\/(problem\+)?json|text\/(html|css|javascript))\b/
const kept_max = 500

/** Answers that anybody may keep are compressed once: by path, tag and coding. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>()
const keyOf = (path: string, etag: string, coding: Coding): string => `${coding} ${etag} ${path}`

/** The bytes of an answer that has been compressed before. */
export const compressedBefore = (path: string, etag: string, coding: Coding): Uint8Array<ArrayBuffer> | undefined =>
  kept.get(keyOf(path, etag, coding))

/** The tag of a compressed answer: it means the same as the plain one and has other bytes. */
export const weakTag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Whether `If-None-Match` names a tag, in either form. */
export function namesTag(given: string | null | undefined, etag: string): boolean {
  if (!given) return false
  return given.split(',').some(tag => tag.trim() === '*' || weakTag(tag.trim()) === weakTag(etag))
}

export async function compressedAnswer(
  path: string,
  accepted: string | undefined,
  answer: Response,
): Promise<Response> {
  const { headers, status } = answer
  if (!worth.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return answer
  headers.append('Vary', 'Accept-Encoding')
  const coding = codingOf(accepted)
  if (coding === 'identity' || !answer.body) return answer
  const plain = new Uint8Array(await answer.arrayBuffer())
  if (plain.byteLength < limits.compressed_bytes_min) return new Response(plain, { status, headers })
  const etag = headers.get('etag')
  const isKept = etag !== null && headers.get('cache-control')?.startsWith('public') === true
  const key = keyOf(path, etag ?? '', coding)
  const body = (isKept && kept.get(key)) || (await compressed(plain, coding, isKept ? 'kept' : 'once'))
  if (isKept) keep(key, body)
  if (etag !== null) headers.set('ETag', weakTag(etag))
  headers.set('Content-Encoding', coding)
  headers.delete('Content-Length')
  return new Response(body, { status, headers })
}

function keep(key: string, body: Uint8Array<ArrayBuffer>): void {
  if (kept.size >= kept_max) kept.clear()
  kept.set(key, body)
}
