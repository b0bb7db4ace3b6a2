/** The admin interface of a server of libSQL (sqld), for its namespaces. */
import { Unavailable } from '../../runtime/errors.ts'
import { type AdminAnswer, askAdmin, type DatabaseAdmin, type Reach, type ServerAddress } from './admin.ts'
import { exchange } from './exchange.ts'
import type { RecordLimits } from './limits.ts'

interface DurabilityConfig {
  durability_mode?: string
  block_writes?: boolean
  block_reason?: string | null
}

export class SqldAdmin implements DatabaseAdmin {
  readonly #address: ServerAddress
  readonly #limits: RecordLimits

  constructor(address: ServerAddress, limits: RecordLimits) {
    this.#address = address
    this.#limits = limits
  }

  async exists(name: string): Promise<boolean> {
    const { status, body } = await this.ask('GET', `/${name}/config`)
    if (status === 200 || status === 404) return status === 200
    throw new Unavailable(`The database server ${this.#address.url} answers ${status}: ${JSON.stringify(body)}`)
  }

  async create(name: string): Promise<void> {
    const { status, body } = await this.ask('POST', `/${name}/create`, {})
    if (status === 200) return
    throw new Unavailable(`The database server ${this.#address.url} did not make ${name}: ${JSON.stringify(body)}`)
  }

  async remove(name: string): Promise<void> {
    await this.ask('DELETE', `/${name}`)
  }

  /** A commit must be on the server’s disk before it is answered, which is not its default. */
  async requireDurable(name: string): Promise<void> {
    const { url } = this.#address
    const read = async () => (await this.ask('GET', `/${name}/config`)).body as DurabilityConfig
    const now = await read()
    if (now.durability_mode !== 'strong')
      await this.ask('POST', `/${name}/config`, { ...now, durability_mode: 'strong' })
    const { durability_mode, block_writes, block_reason } = await read()
    if (durability_mode !== 'strong')
      throw new Unavailable(
        `The database server ${url} does not wait for its disk (durability_mode ${durability_mode}): what it answers may be lost.`,
      )
    if (block_writes)
      throw new Unavailable(
        `The database ${name} on ${url} takes no writes: ${block_reason ?? 'they are blocked there'}.`,
      )
  }

  async reach(name: string): Promise<Reach> {
    return { url: this.#address.url, label: name }
  }

  async fault(): Promise<string | undefined> {
    const { url } = this.#address
    const { status } = await exchange({
      ...{ url: new URL(`${url}/health`), method: 'GET', headers: {} },
      ms_max: this.#limits.request_ms_max,
    })
    return status === 200 ? undefined : `The database server ${url} answers ${status} to /health.`
  }

  ask(method: string, path: string, body?: unknown): Promise<AdminAnswer> {
    const { admin_url, admin_key } = this.#address
    return askAdmin({
      ...{ url: admin_url, method, path: `/v1/namespaces${path}`, body },
      authorization: admin_key === undefined ? undefined : `basic ${admin_key}`,
      ms_max: this.#limits.request_ms_max,
    })
  }
}
