/**
 * The Platform API of Turso's cloud, for the databases of a group (https://docs.turso.tech/api-reference). Each has a host of its own, which
 * is told when it is made. Commits are answered once its object store has them, which needs no setting.
 */
import { Unavailable } from '../../runtime/errors.ts'
import {
  type AdminAnswer,
  askAdmin,
  type DatabaseAdmin,
  type Reach,
  type ServerAddress,
  type TursoGroup,
} from './admin.ts'
import type { RecordLimits } from './limits.ts'

interface TursoDatabase {
  Hostname: string
  block_writes?: boolean
}

export class TursoAdmin implements DatabaseAdmin {
  readonly #address: ServerAddress
  readonly #turso: TursoGroup
  readonly #limits: RecordLimits
  readonly #hosts = new Map<string, string>()

  constructor(address: ServerAddress, turso: TursoGroup, limits: RecordLimits) {
    this.#address = address
    this.#turso = turso
    this.#limits = limits
  }

  async exists(name: string): Promise<boolean> {
    return (await this.#find(name)) !== undefined
  }

  async create(name: string): Promise<void> {
    const { group } = this.#turso
    const answer = await this.#ask('POST', '', { name: tursoName(name), group })
    // Whoever asked before may have lost the answer.
    if (answer.status !== 200 && answer.status !== 409) throw this.#refused(`did not make ${name}`, answer)
  }

  async remove(name: string): Promise<void> {
    const answer = await this.#ask('DELETE', `/${tursoName(name)}`)
    if (answer.status !== 200 && answer.status !== 404) throw this.#refused(`did not remove ${name}`, answer)
    this.#hosts.delete(name)
  }

  async requireDurable(name: string): Promise<void> {
    const database = await this.#find(name)
    if (!database) throw new Unavailable(`The database ${name} is not on ${this.#address.url}.`)
    if (database.block_writes)
      throw new Unavailable(
        `The database ${name} on ${this.#address.url} takes no writes: they are blocked there, as Turso does where a plan is used up.`,
      )
  }

  async reach(name: string): Promise<Reach> {
    if (!this.#hosts.has(name)) await this.#find(name)
    const host = this.#hosts.get(name)
    if (host === undefined) throw new Unavailable(`The database ${name} is not on ${this.#address.url}.`)
    return { url: `${this.#turso.protocol}//${host}` }
  }

  async fault(): Promise<string | undefined> {
    const answer = await this.#ask('GET', `/${tursoName('control')}`)
    return answer.status === 200 || answer.status === 404 ? undefined : this.#refused('cannot be used', answer).message
  }

  async #find(name: string): Promise<TursoDatabase | undefined> {
    const answer = await this.#ask('GET', `/${tursoName(name)}`)
    if (answer.status === 404) return undefined
    const { database } = (answer.body ?? {}) as { database?: TursoDatabase }
    if (answer.status !== 200 || !database?.Hostname) throw this.#refused(`does not say where ${name} is`, answer)
    this.#hosts.set(name, database.Hostname)
    return database
  }

  #refused(what: string, { status, body }: AdminAnswer): Unavailable {
    const { error } = (body ?? {}) as { error?: string }
    return new Unavailable(`${this.#address.url} ${what} (${status}${error === undefined ? '' : `: ${error}`}).`)
  }

  #ask(method: string, path: string, body?: unknown): Promise<AdminAnswer> {
    const { admin_url, admin_key } = this.#address
    return askAdmin({
      ...{ url: admin_url, method, path: `/v1/organizations/${this.#turso.organization}/databases${path}`, body },
      authorization: `Bearer ${admin_key}`,
      ms_max: this.#limits.request_ms_max,
    })
  }
}

/** Turso takes lower-case letters, digits and dashes. An organization may have others that are called `control`. */
const tursoName = (name: string): string => `leadwright-${name.replaceAll('_', '-')}`
