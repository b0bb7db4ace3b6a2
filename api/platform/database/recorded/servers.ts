/** The servers of an installation: which one has which database. */
import { createHash } from 'node:crypto'
import { Unavailable } from '../../runtime/errors.ts'
import { placeUnknown } from '../unusable.ts'
import { reasonOf } from './exchange.ts'
import { type Home, hasTable, homeOf, readHome } from './mark.ts'
import type { DatabaseServer, ServerDatabase } from './server.ts'
import { placeIn, type SitePlace } from './site-places.ts'
import { rowsOf } from './values.ts'

export interface DatabaseLocation {
  database: ServerDatabase
  isThere: boolean
  /** Undefined where it is not whole. */
  home: Home | undefined
  /** What the end of a process left beside it. */
  others: ServerDatabase[]
}

export class DatabaseServers {
  readonly #control: DatabaseServer
  readonly #sites: readonly DatabaseServer[]

  constructor(control: DatabaseServer, sites: readonly DatabaseServer[]) {
    this.#control = control
    this.#sites = sites
  }

  get control(): DatabaseServer {
    return this.#control
  }

  /** Of sites. */
  named(url: string): DatabaseServer | undefined {
    return this.#sites.find(one => one.url === url)
  }

  /** Throws where it is none of them. */
  at(url: string): DatabaseServer {
    const server = this.named(url)
    if (server) return server
    const all = this.#sites.map(one => one.url).join(', ')
    throw new Unavailable(`${url} is no server of SITE_DATABASE_URL or DATABASE_URL (${all}).`)
  }

  /** A site goes where it is; a new one by its name, so that servers have about as many each. */
  async find(name: string, known?: SitePlace): Promise<DatabaseLocation> {
    const servers = name === 'control' ? [this.#control] : this.#sites
    const named = servers.filter(({ url }) => url === known?.place)
    // Where its server has another address now, it is looked for, but for what a move has left.
    const asked = named.length > 0 ? named : servers.filter(({ url }) => url !== placeIn(known?.remains ?? ''))
    const found = (await Promise.all(asked.map(server => databasesAt(server, name)))).flat()
    const [newest, ...others] = found.toSorted((a, b) => (b.home?.made_at ?? -1) - (a.home?.made_at ?? -1))
    if (newest) return { ...newest, isThere: true, others: others.map(({ database }) => database) }
    if (known && named.length === 0) throw placeUnknown(name, known.place)
    const [chosen] = servers.toSorted((a, b) => (weightOf(name, a) < weightOf(name, b) ? -1 : 1))
    const server = named[0] ?? (chosen as DatabaseServer)
    return { database: server.database(name), isThere: false, home: undefined, others: [] }
  }

  /** Wherever it is. */
  async remove(name: string): Promise<void> {
    for (const server of name === 'control' ? [this.#control] : this.#sites) await removeAt(server, name)
  }
}

export async function removeAt(server: DatabaseServer, name: string): Promise<void> {
  const database = server.database(name)
  for (const one of [database, database.twin]) if (await one.exists()) await one.remove()
  database.close()
}

async function databasesAt(
  server: DatabaseServer,
  name: string,
): Promise<{ database: ServerDatabase; home: Home | undefined }[]> {
  const found: { database: ServerDatabase; home: Home | undefined }[] = []
  const first = server.database(name)
  for (const database of [first, first.twin])
    if (await database.exists()) found.push({ database, home: await homeAt(database) })
  return found
}

async function homeAt(database: ServerDatabase): Promise<Home | undefined> {
  if ((await database.query(hasTable)).rows.length === 0) return undefined
  return homeOf(rowsOf((await database.query(readHome)).rows)[0])
}

const weightOf = (name: string, server: DatabaseServer): string =>
  createHash('sha256').update(`${name} ${server.url}`).digest('hex')

/** Ours say what to do; what a server said is no sentence. */
export function asUnavailable(error: unknown, { place }: ServerDatabase): unknown {
  const isOfServer = error instanceof Error && 'code' in error && !(error instanceof Unavailable)
  return isOfServer ? new Unavailable(`The database server does not answer (${place}): ${reasonOf(error)}.`) : error
}
