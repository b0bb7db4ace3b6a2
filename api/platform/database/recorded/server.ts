/** A server of libSQL (sqld): its databases, and the interface by which they are made, removed and made durable. */
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client/http'
import { Unavailable } from '../../runtime/errors.ts'
import { exchange } from './exchange.ts'
import { KeptStream, type RecordedStatement } from './kept-stream.ts'
import { type RecordLimits, recordLimits } from './limits.ts'
import type { Value } from './values.ts'

export interface ServerAddress {
  /** http or https; without credentials. */
  url: string
  token: string | undefined
  /** Of the interface that makes databases. */
  admin_url: string
  admin_key: string | undefined
}

interface DurabilityConfig {
  durability_mode?: string
  block_writes?: boolean
  block_reason?: string | null
}

const twin = '-2'

export class DatabaseServer {
  readonly #address: ServerAddress
  readonly #limits: RecordLimits

  constructor(address: ServerAddress, limits = recordLimits) {
    this.#address = address
    this.#limits = limits
  }

  get url(): string {
    return this.#address.url
  }

  database(name: string): ServerDatabase {
    const { url, token } = this.#address
    const client = createClient({
      url,
      ...(token !== undefined && { authToken: token }),
      intMode: 'bigint',
      fetch: (request: Request) => sendAs(name, request, this.#limits.request_ms_max),
    })
    return new ServerDatabase(name, client, this)
  }

  /** What groups of this database are recorded over. */
  stream(name: string): KeptStream {
    const { url, token } = this.#address
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const to = { url: new URL('v2/pipeline', `${url}/`), method: 'POST', label: name, headers }
    return new KeptStream(body => exchange({ ...to, body: Buffer.from(body), ms_max: this.#limits.request_ms_max }))
  }

  /** Throws Unavailable with a sentence where the server does not answer, or refuses. */
  async admin(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const { admin_url, admin_key } = this.#address
    const answer = await exchange({
      url: new URL(`${admin_url}/v1/namespaces${path}`),
      method,
      headers: {
        'content-type': 'application/json',
        ...(admin_key !== undefined && { authorization: `basic ${admin_key}` }),
      },
      ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      ms_max: this.#limits.request_ms_max,
    }).catch(error => {
      throw new Unavailable(`The database server ${admin_url} does not answer: ${reasonOf(error)}.`)
    })
    const text = answer.body.toString()
    if (answer.status === 401 || answer.status === 403)
      throw new Unavailable(`The database server ${admin_url} refuses the key of its admin interface.`)
    if (answer.status >= 500)
      throw new Unavailable(`The database server ${admin_url} answers ${answer.status}: ${text.slice(0, 200)}`)
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : undefined }
  }
}

export class ServerDatabase {
  readonly name: string
  readonly #client: Client
  readonly #server: DatabaseServer
  #stream: KeptStream | undefined

  constructor(name: string, client: Client, server: DatabaseServer) {
    this.name = name
    this.#client = client
    this.#server = server
  }

  /** The other of its two names: it is written anew there from time to time. */
  get twin(): ServerDatabase {
    return this.#server.database(this.name.endsWith(twin) ? this.name.slice(0, -twin.length) : this.name + twin)
  }

  get place(): string {
    return `${this.name} on ${this.#server.url}`
  }

  async exists(): Promise<boolean> {
    const { status, body } = await this.#server.admin('GET', `/${this.name}/config`)
    if (status === 200 || status === 404) return status === 200
    throw new Unavailable(`The database server ${this.#server.url} answers ${status}: ${JSON.stringify(body)}`)
  }

  async create(): Promise<void> {
    const { status, body } = await this.#server.admin('POST', `/${this.name}/create`, {})
    if (status !== 200)
      throw new Unavailable(
        `The database server ${this.#server.url} did not make ${this.name}: ${JSON.stringify(body)}`,
      )
    await this.requireDurable()
  }

  /** Does nothing where it is not there. */
  async remove(): Promise<void> {
    await this.#server.admin('DELETE', `/${this.name}`)
  }

  /** A commit must be on the server’s disk before it is answered, which is not its default. */
  async requireDurable(): Promise<void> {
    const path = `/${this.name}/config`
    const read = async () => (await this.#server.admin('GET', path)).body as DurabilityConfig
    const now = await read()
    if (now.durability_mode !== 'strong') await this.#server.admin('POST', path, { ...now, durability_mode: 'strong' })
    const { durability_mode, block_writes, block_reason } = await read()
    if (durability_mode !== 'strong')
      throw new Unavailable(
        `The database server ${this.#server.url} does not wait for its disk (durability_mode ${durability_mode}): what it answers may be lost.`,
      )
    if (block_writes)
      throw new Unavailable(`The database ${this.place} takes no writes: ${block_reason ?? 'they are blocked there'}.`)
  }

  /** All or nothing, in one request. */
  batch(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#client.batch(statements, 'write')
  }

  /** The same, of a group of those that follow one another. */
  record(statements: readonly RecordedStatement[]): Promise<{ rowsAffected: number }[]> {
    this.#stream ??= this.#server.stream(this.name)
    return this.#stream.batch(statements)
  }

  /** The same for what reads only. */
  read(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#client.batch(statements, 'read')
  }

  /** The same without foreign keys, as migrations are. */
  migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#client.migrate(statements)
  }

  query(sql: string, args: Value[] = []): Promise<ResultSet> {
    return this.#client.execute({ sql, args })
  }

  close(): void {
    this.#client.close()
  }
}

/** A sentence where the server cannot be used. Nothing is made or changed there. */
export async function faultOfServer(address: ServerAddress, limits: RecordLimits): Promise<string | undefined> {
  const { url } = address
  const database = new DatabaseServer(address, limits).database('control')
  try {
    const isThere = await database.exists()
    const { status } = await exchange({
      ...{ url: new URL(`${url}/health`), method: 'GET', headers: {} },
      ms_max: limits.request_ms_max,
    })
    if (status !== 200) return `The database server ${url} answers ${status} to /health.`
    // Who may ask is only known where there is something to ask.
    if (isThere) await database.query('select 1')
    return undefined
  } catch (error) {
    if (error instanceof Unavailable) return error.message
    return `The database server ${url} cannot be used: ${reasonOf(error)}.`
  } finally {
    database.close()
  }
}

async function sendAs(label: string, request: Request, ms_max: number): Promise<Response> {
  const answer = await exchange({
    url: new URL(request.url),
    method: request.method,
    label,
    headers: Object.fromEntries(request.headers),
    body: Buffer.from(await request.arrayBuffer()),
    ms_max,
  })
  return new Response(new Uint8Array(answer.body), {
    status: answer.status,
    headers: { 'content-type': answer.headers['content-type'] ?? '' },
  })
}

export function reasonOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException
  return cause instanceof Error ? reasonOf(cause) : message || String(code)
}
