/**
 * The wire format of S3 as far as files need it: signatures and hashes of bodies are checked, pages of listings are short, and it fails as
 * tests wish. What a real one answers is tried in tests/process/file-store.proof.test.ts.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StoreAddress } from '../platform/files/storage/s3/answers.ts'
import { signedHeaders } from '../platform/mail/providers/sigv4.ts'
import { systemClock } from '../platform/runtime/clock.ts'

export interface Fault {
  /** Those that it is for; all where it is absent. */
  method?: string
  /** How many of them. */
  times?: number
  /** Answered with this status and code, nothing being done. */
  status?: number
  code?: string
  /** Takes the request and answers nothing. */
  hang?: boolean
  /** Does what is asked and ends the connection in the midst of the answer. */
  cut?: boolean
  /** Answers other bytes than those that are stored. */
  changed?: boolean
  /** Does not know yet of what was written. */
  stale?: boolean
}

export interface FakeFileStore {
  address: StoreAddress
  objects: Map<string, { bytes: Buffer; modified_at: number }>
  /** The method and key of each request. */
  asked: string[]
  fail(fault: Fault): void
  /** Makes it older. */
  age(key: string): void
  close(): Promise<void>
}

const page_keys = 2
const year_ms = 31_536_000_000
const key = { access_key_id: 'AKIDFAKE', secret_access_key: 'secret/of+the=fake' }

export async function startFakeFileStore(prefix = ''): Promise<FakeFileStore> {
  const objects: FakeFileStore['objects'] = new Map()
  const asked: string[] = []
  const faults: Fault[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const address = { endpoint, bucket: 'files', region: 'eu-west-1', prefix, ...key }

  function faultFor(method: string): Fault {
    const index = faults.findIndex(one => one.method === undefined || one.method === method)
    const fault = faults[index]
    if (!fault) return {}
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times === 0) faults.splice(index, 1)
    }
    return fault
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? ''
    const url = new URL(request.url ?? '', endpoint)
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
    asked.push(`${method} ${decodeURIComponent(url.pathname.replace(/^\/files\/?/, ''))}`)
    const fault = faultFor(method)
    if (fault.hang) return
    if (fault.status !== undefined) return void refuse(fault.status, fault.code ?? '')
    if (!isSigned(request, url, body)) return void refuse(403, 'SignatureDoesNotMatch')
    if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
      return void refuse(400, 'XAmzContentSHA256Mismatch')
    const [, bucket = '', ...path] = url.pathname.split('/')
    if (bucket !== 'files') return void refuse(404, 'NoSuchBucket')
    const name = path.map(decodeURIComponent).join('/')
    if (name === '') return void response.end(listing(url.searchParams))
    const found = fault.stale ? undefined : objects.get(name)
    if (method === 'PUT') {
      if (found && request.headers['if-none-match'] === '*') return void refuse(412, 'PreconditionFailed')
      objects.set(name, { bytes: body, modified_at: systemClock.now() })
      if (fault.cut) return void response.destroy()
      return void response.end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    if (!found) return void refuse(404, 'NoSuchKey')
    const bytes = fault.changed ? Buffer.from(found.bytes).fill(7, 0, 1) : found.bytes
    response.writeHead(200, {
      'content-length': bytes.length,
      'last-modified': new Date(found.modified_at).toUTCString(),
    })
    if (method === 'HEAD') return void response.end()
    if (!fault.cut) return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }

  function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
    const { authorization = '' } = request.headers
    const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
    const moment = String(request.headers['x-amz-date'])
    const at = Date.parse(moment.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
    if (Number.isNaN(at) || !names.includes('x-amz-content-sha256')) return false
    const own = names.filter(name => name !== 'host' && name !== 'x-amz-date')
    const headers = Object.fromEntries(own.map(name => [name, String(request.headers[name])]))
    const { region } = address
    const expected = signedHeaders({ method: request.method ?? '', url, headers, body }, key, {
      region,
      service: 's3',
      at,
    })
    return expected.authorization === authorization
  }

  function listing(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter(one => one.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const contents = keys.slice(from, from + page_keys).map(one => {
      const modified = new Date(objects.get(one)?.modified_at ?? 0).toISOString()
      return `<Contents><Key>${one}</Key><LastModified>${modified}</LastModified></Contents>`
    })
    const next = from + page_keys
    const more = next < keys.length
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`
  }

  return {
    ...{ address, objects, asked },
    fail: fault => void faults.push(fault),
    age(name) {
      const found = objects.get(name)
      if (found) found.modified_at -= year_ms
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
