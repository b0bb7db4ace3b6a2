/** A server of libSQL, and its databases. */
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client/http'
import { Unavailable } from '../../runtime/errors.ts'
import type { DatabaseAdmin, ServerAddress } from './admin.ts'
import { exchange, reasonOf } from './exchange.ts'
import { KeptStream, type RecordedStatement } from './kept-stream.ts'
import { type RecordLimits, recordLimits } from './limits.ts'
import { SqldAdmin } from './sqld-admin.ts'
import { TursoAdmin } from './turso-admin.ts'
import type { Value } from './values.ts'

const twin = '-2'
/** An address for the client, which is never asked: where a database is, is known when it is. */
const somewhere = 'http://database.invalid'

export class DatabaseServer {
  readonly #address: ServerAddress
  readonly #limits: RecordLimits
  readonly admin: DatabaseAdmin

  constructor(address: ServerAddress, limits = recordLimits) {
    this.#address = address
    this.#limits = limits
    this.admin = address.turso ? new TursoAdmin(address, address.turso, limits) : new SqldAdmin(address, limits)
  }

  get url(): string {
    return this.#address.url
  }

  database(name: string): ServerDatabase {
    const { token } = this.#address
    const client = createClient({
      url: somewhere,
      ...(token !== undefined && { authToken: token }),
      intMode: 'bigint',
      fetch: (request: Request) => this.#send(name, request),
    })
    return new ServerDatabase(name, client, this)
  }

  /** What groups of this database are recorded over. */
  stream(name: string): KeptStream {
    const { token } = this.#address
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    return new KeptStream(async body => {
      const { url, label } = await this.admin.reach(name)
      return exchange({
        ...{ url: new URL('v2/pipeline', `${url}/`), method: 'POST', headers, body: Buffer.from(body) },
        ...(label !== undefined && { label }),
        ms_max: this.#limits.request_ms_max,
      })
    })
  }

  /** What the client asks, where the database is. */
  async #send(name: string, request: Request): Promise<Response> {
    const { url, label } = await this.admin.reach(name)
    const answer = await exchange({
      // A server that answers with another address for what follows is asked there.
      url: request.url.startsWith(somewhere) ? new URL(request.url.slice(somewhere.length), url) : new URL(request.url),
      method: request.method,
      ...(label !== undefined && { label }),
      headers: Object.fromEntries(request.headers),
      body: Buffer.from(await request.arrayBuffer()),
      ms_max: this.#limits.request_ms_max,
    })
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    })
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

  get server(): string {
    return this.#server.url
  }

  get place(): string {
    return `${this.name} on ${this.#server.url}`
  }

  exists(): Promise<boolean> {
    return this.#server.admin.exists(this.name)
  }

  async create(): Promise<void> {
    await this.#server.admin.create(this.name)
    await this.requireDurable()
  }

  /** Does nothing where it is not there. */
  remove(): Promise<void> {
    return this.#server.admin.remove(this.name)
  }

  requireDurable(): Promise<void> {
    return this.#server.admin.requireDurable(this.name)
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
  const server = new DatabaseServer(address, limits)
  const database = server.database('control')
  try {
    const isThere = await database.exists()
    const fault = await server.admin.fault()
    if (fault !== undefined) return fault
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
