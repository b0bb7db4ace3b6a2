/**
 * What it takes to bring a database to another place. It is open here and nothing of it is written meanwhile; which place counts is said
 * elsewhere (site-places.ts), so that what these leave behind when they are cut off counts nowhere.
 */
import { Unavailable } from '../../runtime/errors.ts'
import { fill, requireSameRows } from './filling.ts'
import { markFile, markOfFile, migrationsOfFile } from './local-file.ts'
import { type Home, homeOf, type Mark, nobody, readHome, versionAfter } from './mark.ts'
import { takeFence } from './recorder.ts'
import type { ServerDatabase } from './server.ts'
import { asUnavailable, type DatabaseServers, removeAt } from './servers.ts'
import { folder_place } from './site-places.ts'
import { rowsOf } from './values.ts'

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

  /** What the file has is at the server, compared with it. Answers what a copy of that is to say. */
  async copyTo(url: string, { name, path }: LocalDatabase): Promise<Mark> {
    const server = this.#needs.servers.at(url)
    const database = server.database(name)
    try {
      await removeAt(server, name)
      const home = await this.#homeOf({ name, path })
      await fill(database, path, home, () => requireSameRows(path, database))
      return home
    } catch (error) {
      throw asUnavailable(error, database)
    } finally {
      database.close()
    }
  }

  /** The file has what its server has. */
  async requireSame({ name, path }: LocalDatabase): Promise<void> {
    const opened = this.#needs.opened(name)
    if (!opened) throw new Unavailable(`${name} is at no server.`)
    try {
      await stillMine(opened)
      await requireSameRows(path, opened.database)
    } catch (error) {
      throw asUnavailable(error, opened.database)
    }
  }

  /** The file, which nobody has open, is no copy any more, and takes nothing's place. */
  async leave(path: string): Promise<void> {
    const mark = await markOfFile(path)
    if (mark && mark.version >= 0) await markFile(path, { ...mark, version: -Math.max(mark.version, 1) })
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
