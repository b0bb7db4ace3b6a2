/**
 * `fetch` for clients of protocols whose server a person typed: connections to public addresses alone, judged on what the
 * name resolves to when they are made, without redirects; its answer is read as it comes, up to a size.
 */
import http from 'node:http'
import https from 'node:https'
import { Readable, Transform } from 'node:stream'
import { markedHeaders } from './fetch-mark.ts'
import { isPublicAddress } from './public-address.ts'
import { isPublicHost, publicLookup } from './public-lookup.ts'

interface Guard {
  bytes_max: number
  isAllowed?: (address: string) => boolean
}

class TooLarge extends Error {}

export function guardedFetch({ bytes_max, isAllowed = isPublicAddress }: Guard): typeof fetch {
  const lookup = publicLookup(isAllowed)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!/^https?:$/.test(url.protocol)) throw new TypeError('Only http and https are asked.')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!isPublicHost(host, isAllowed)) throw new TypeError(`${host} is not public.`)
    const { method = 'GET', body, signal } = init ?? {}
    const isForm = body instanceof URLSearchParams
    const form = isForm ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}
    const headers = { ...form, ...Object.fromEntries(new Headers(init?.headers)), ...markedHeaders }
    const { request } = url.protocol === 'https:' ? https : http
    return new Promise((resolve, reject) => {
      const asking = request(url, { method, headers, lookup, ...(signal && { signal }) }, answer => {
        const { statusCode: status = 502, headers: given } = answer
        let bytes = 0
        const bounded = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            bytes += chunk.length
            done(bytes > bytes_max ? new TooLarge() : null, chunk)
          },
        })
        answer.on('error', error => bounded.destroy(error))
        answer.on('aborted', () => bounded.destroy(new Error('cut off')))
        bounded.on('close', () => answer.destroy())
        answer.pipe(bounded)
        const own = Object.entries(given).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        )
        const isEmpty = status === 204 || status === 304
        resolve(
          new Response(isEmpty ? null : (Readable.toWeb(bounded) as ReadableStream<Uint8Array>), {
            status: status < 200 ? 502 : status,
            headers: own,
          }),
        )
      })
      asking.on('error', reject)
      asking.end(isForm ? String(body) : typeof body === 'string' || body instanceof Uint8Array ? body : undefined)
    })
  }
}
