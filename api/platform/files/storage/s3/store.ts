/** A bucket of any store that speaks S3: each request signed, given its time, tried again where that may help, and its failure said. */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { failureOf, listingOf, type ObjectEntry, type StoreAddress, StoreError, StoreFull } from './answers.ts'
import type { StoreLimits } from './limits.ts'
import { type Content, readText, send } from './send.ts'

interface StoreRequest {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Content
  /** As a person would say it: “list”, “read”, “write”, “delete”. */
  what: string
}

type Options = Pick<StoreLimits, 'request_ms' | 'bytes_per_ms' | 'pauses_ms'> & {
  /** Hears of each request what came of it; undefined where it was answered. */
  told?: (failure: Error | undefined) => void
}

const error_characters_max = 10_000
const empty_hash = createHash('sha256').digest('hex')

/** What `if-none-match` is answered where something is there, or comes there at the same moment. */
const isTaken = (status: number | undefined): boolean => status === 412 || status === 409

export class Store {
  readonly address: StoreAddress
  readonly #options: Options

  constructor(address: StoreAddress, options: Options) {
    this.address = address
    this.#options = options
  }

  /** False: `ifAbsent` was said, and something is there. */
  put(key: string, body: Content, { ifAbsent = false } = {}): Promise<boolean> {
    const headers = { ...(ifAbsent && { 'if-none-match': '*' }) }
    return this.#ask(
      { method: 'PUT', key, headers, body, what: 'write' },
      async ({ statusCode }) => !isTaken(statusCode),
    )
  }

  /** Takes the content as it comes; `take` throws where it is not what it should be, and is called again then. Null: it is not there. */
  get<T>(key: string, take: (body: AsyncIterable<Uint8Array>) => Promise<T>): Promise<T | null> {
    return this.#ask({ method: 'GET', key, what: 'read' }, async answer =>
      answer.statusCode === 404 ? null : take(answer as AsyncIterable<Uint8Array>),
    )
  }

  /** When it was last written, by the store's own clock; null: it is not there. */
  modifiedAt(key: string): Promise<number | null> {
    return this.#ask({ method: 'HEAD', key, what: 'read' }, async ({ statusCode, headers }) =>
      statusCode === 404 ? null : Date.parse(headers['last-modified'] ?? ''),
    )
  }

  remove(key: string): Promise<void> {
    return this.#ask({ method: 'DELETE', key, what: 'delete' }, async () => undefined)
  }

  /** All whose keys begin so, and the store's own clock. */
  async list(prefix: string): Promise<{ objects: ObjectEntry[]; now: number }> {
    const objects: ObjectEntry[] = []
    let now = Number.NaN
    let next: string | undefined
    do {
      const query = { 'list-type': '2', prefix, ...(next !== undefined && { 'continuation-token': next }) }
      const page = await this.#ask({ method: 'GET', query, what: 'list' }, async answer => {
        now = Date.parse(answer.headers.date ?? '')
        return listingOf(await readText(answer))
      })
      objects.push(...page.objects)
      next = page.next
    } while (next !== undefined)
    return { objects, now }
  }

  async #ask<T>(asked: StoreRequest, take: (answer: IncomingMessage) => Promise<T>): Promise<T> {
    const { pauses_ms, told = () => undefined } = this.#options
    for (let tries = 0; ; tries++) {
      try {
        const taken = await this.#once(asked, take)
        told(undefined)
        return taken
      } catch (error) {
        const failure = error instanceof StoreFull || error instanceof StoreError ? error : this.#lost(asked, error)
        const wait = pauses_ms[tries]
        if (!(failure instanceof StoreError && failure.passes) || wait === undefined) {
          told(failure)
          throw failure
        }
        await pause(wait)
      }
    }
  }

  /** What failed on the way: no answer, one that was cut off, or one that is not what was stored. */
  #lost({ what }: StoreRequest, error: unknown): Error {
    const failure = error as Error & { code?: string }
    const { message, code } = failure
    // The disk of this machine, where content is taken.
    if (typeof code === 'string' && /^E(?:NOSPC|DQUOT|ACCES|ROFS|IO|MFILE|NOENT|EXIST)$/.test(code)) return failure
    const sentence = `${this.address.endpoint} could not ${what}: ${message || code}. Look at that store, and the way to it.`
    return new StoreError(sentence, { passes: true })
  }

  async #once<T>(asked: StoreRequest, take: (answer: IncomingMessage) => Promise<T>): Promise<T> {
    const { method, body, what } = asked
    const { url, headers } = await this.#signed(asked)
    return send({ method, url, headers: Object.fromEntries(headers), body }, this.#options, async answer => {
      const { statusCode: status = 0 } = answer
      if (status < 300 || (headers.has('if-none-match') && isTaken(status))) return take(answer)
      const text = await readText(answer)
      const isAbsent = status === 404 && asked.key !== undefined && !text.includes('NoSuchBucket')
      if (isAbsent && method !== 'PUT') return take(answer)
      throw failureOf(this.address, { what, status, body: text.slice(0, error_characters_max) })
    })
  }

  #signed({ method, key, query = {}, headers = {}, body }: StoreRequest) {
    const { endpoint, bucket, access_key_id, secret_access_key, region } = this.address
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return new AwsV4Signer({
      ...{ method, url: url.href, region, service: 's3' },
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? empty_hash },
      ...{ accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    }).sign()
  }
}
