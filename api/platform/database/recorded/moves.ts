/**
 * What it takes to bring a database that is open here to another place. Which place counts is said elsewhere (site-places.ts), so that what
 * these leave behind when they are cut off counts nowhere.
 */
import { Unavailable } from '../../runtime/errors.ts'
import { markFile, markOfFile, migrationsOfFile, withinFile } from './local-file.ts'
import { type Home, homeOf, type Mark, nobody, readHome, versionAfter } from './mark.ts'
import { takeFence } from './recorder.ts'
import type { Relocation } from './relocation.ts'
import type { ServerDatabase } from './server.ts'
import { asUnavailable, type DatabaseServers, removeAt } from './servers.ts'
import { folder_place } from './site-places.ts'
import { ToFolder } from './to-folder.ts'
import { ToServer } from './to-server.ts'
import { rowsOf } from './values.ts'
import { requireSameRows } from './whole-copy.ts'

/** What a process has opened, and the name by which it writes there. */
export interface OpenDatabase {
  database: ServerDatabase
  holder: string
}

interface Needs {
  servers: DatabaseServers
  now: () => number
  opened(name: string): OpenDatabase | undefined
  installation(): string | undefined
  isShared: boolean
  requireControl(): Promise<void>
}

/** A database and its file here. */
export interface LocalDatabase {
  name: string
  path: string
}

/** What was sent there before counts no more; throws where another process may write by now. */
export async function stillMine({ database, holder }: OpenDatabase): Promise<Home> {
  const [, answer] = await database.batch([{ sql: takeFence, args: [holder] }, readHome])
  const home = homeOf(rowsOf(answer?.rows ?? [])[0])
  if (home?.holder !== holder) throw new Unavailable(`${database.place} was taken by another process.`)
  return home
}

export class Moves {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Throws where it is no place of this installation. */
  requirePlace(place: string): void {
    if (place !== folder_place) this.#needs.servers.at(place)
    else if (this.#needs.isShared) throw new Unavailable('Several nodes share the databases: each site is at a server.')
  }

  toServer(url: string, { name, path }: LocalDatabase): Relocation {
    const server = this.#needs.servers.at(url)
    const home = () => this.#homeOf({ name, path })
    return new ToServer({ path, database: server.database(name), clear: () => removeAt(server, name), home })
  }

  toFolder({ name, path }: LocalDatabase): Relocation {
    const opened = this.#openedAt(name)
    return new ToFolder({ path, database: opened.database, home: () => stillMine(opened) })
  }

  /** The file has what its server has; nothing of it is written. */
  async requireSame({ name, path }: LocalDatabase): Promise<void> {
    const opened = this.#openedAt(name)
    try {
      await stillMine(opened)
      await withinFile(path, file => requireSameRows(file, opened.database))
    } catch (error) {
      throw asUnavailable(error, opened.database)
    }
  }

  /** The file, which nobody has open, is no copy any more, and takes nothing's place. */
  async leave(path: string): Promise<void> {
    const mark = await markOfFile(path)
    if (mark && mark.version >= 0) await markFile(path, { ...mark, version: -Math.max(mark.version, 1), made_at: 0 })
  }

  /** Nor is it the one that it was before, but of what a server has. */
  async arrive(path: string, mark: Mark): Promise<void> {
    await markFile(path, mark)
  }

  /** Of a server that the settings no longer name nothing can be asked. */
  async removeAt(place: string, name: string): Promise<void> {
    const server = this.#needs.servers.named(place)
    if (server) await removeAt(server, name)
  }

  #openedAt(name: string): OpenDatabase {
    const opened = this.#needs.opened(name)
    if (!opened) throw new Unavailable(`${name} is at no server.`)
    return opened
  }

  /** As the place where it is has it, or as the first server will. */
  async #homeOf({ name, path }: LocalDatabase): Promise<Home> {
    const opened = this.#needs.opened(name)
    if (opened) return { ...(await stillMine(opened)), made_at: this.#needs.now() }
    await this.#needs.requireControl()
    const installation = this.#needs.installation()
    if (installation === undefined) throw new Unavailable('The control database is at no server.')
    const mark: Mark = {
      installation,
      version: versionAfter((await markOfFile(path)) ?? 'unmarked'),
      migrations: await migrationsOfFile(path),
      made_at: this.#needs.now(),
    }
    return { ...mark, ...nobody }
  }
}
