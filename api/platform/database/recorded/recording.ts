/**
 * The databases of an installation that servers record: which server has which, and how one comes to the same state at both ends before it
 * is used. The file here is what the home of a database works in; without it, it is made from the server.
 */
import { createHash, randomBytes } from 'node:crypto'
import { Unavailable } from '../../runtime/errors.ts'
import type { Kind } from '../handle.ts'
import type { Migration } from '../migrations.ts'
import { logName } from '../page-log/page-logs.ts'
import { type Conflict, conflict, unusable } from '../unusable.ts'
import type { ServerAddress } from './admin.ts'
import { reasonOf } from './exchange.ts'
import { type RecordLimits, recordLimits } from './limits.ts'
import { copyFromFile, hasReadableFile, makeFromServer, markFile, markOfFile, migrationsOfFile } from './local-file.ts'
import { type Home, hasTable, homeOf, type Mark, makeTable, nobody, readHome, writeHome } from './mark.ts'
import { Reading } from './reading.ts'
import { Recorder, readWriter, takeFence } from './recorder.ts'
import { DatabaseServer, type ServerDatabase } from './server.ts'
import { type Terms, takeSql, termOf } from './terms.ts'
import { type Value, valuesOf } from './values.ts'

export interface RecordingOptions {
  control: ServerAddress
  /** Those of new sites are shared out among them. */
  sites: readonly ServerAddress[]
  now: () => number
  limits?: Partial<RecordLimits>
  /** A database that takes no more writes until it is opened anew. */
  onLost?: (name: string, reason: string) => void
  /** The server of a database does not answer; undefined: it answers again. */
  onAway?: (name: string, reason: string | undefined) => void
  /** Where several nodes share the databases: by which right one is opened here. */
  terms?: Terms
}

/** A database here, and the migrations that it is to have. */
export interface Recorded {
  kind: Kind
  path: string
  migrations: readonly Migration[]
}

interface Found {
  database: ServerDatabase
  isThere: boolean
  /** Undefined where it is not whole. */
  home: Home | undefined
  /** What the end of a process left beside it. */
  others: ServerDatabase[]
}

export class Recording {
  readonly #options: RecordingOptions
  readonly #limits: RecordLimits
  readonly #control: readonly DatabaseServer[]
  readonly #sites: readonly DatabaseServer[]
  /** Of the control database; every site’s must be the same. */
  #installation: string | undefined
  readonly #away = new Set<string>()
  /** When the copies of what was opened were made. */
  readonly #made = new Map<string, number>()
  #controlHome: { database: ServerDatabase; holder: string } | undefined

  constructor(options: RecordingOptions) {
    this.#options = options
    this.#limits = { ...recordLimits, ...options.limits }
    const server = (address: ServerAddress) => new DatabaseServer(address, this.#limits)
    this.#control = [server(options.control)]
    this.#sites = options.sites.map(server)
  }

  /** Whether the server of some database does not answer. */
  get isAway(): boolean {
    return this.#away.size > 0
  }

  /** Whether it must be opened anew, so that the server has nothing of what was deleted long ago. */
  isOld(name: string): boolean {
    return this.#isOld(this.#made.get(name))
  }

  #isOld(made_at = Number.POSITIVE_INFINITY): boolean {
    return this.#options.now() - made_at > this.#limits.renew_ms
  }

  /** Whether a server has the database of this file as a whole. */
  async has(path: string): Promise<boolean> {
    return (await this.#find(logName(path))).home !== undefined
  }

  /** Refuses what is not of this installation, or of a later release, where this process does not open it. */
  async requireFitting(file: Recorded): Promise<void> {
    const { database, home } = await this.#find(logName(file.path))
    database.close()
    if (home) this.#installation ??= await this.#requireSame(file, { database, home })
  }

  /** What another process works in, as it is at the server. */
  reading(name: string): Reading {
    return new Reading(async () => (await this.#find(name)).database)
  }

  /** A database beside those that are recorded, on the server of control. */
  beside(name: string): ServerDatabase {
    return (this.#control[0] as DatabaseServer).database(name)
  }

  /** Brings file and server to the same state, and takes the right to write. */
  async open(file: Recorded): Promise<Recorder> {
    const name = logName(file.path)
    if (file.kind === 'site' && !this.#options.terms) await this.#requireControl()
    const found = await this.#find(name)
    try {
      const installation = await this.#bringTogether(file, found)
      const { database, home } = await this.#takeHome(file, found, installation)
      this.#installation ??= installation
      this.#away.delete(name)
      this.#made.set(name, home.made_at)
      if (file.kind === 'control') this.#controlHome = { database, holder: home.holder }
      return new Recorder(database, home, {
        limits: this.#limits,
        untilLeased: () => this.#options.terms?.untilLeased(),
        onLost: reason => this.#options.onLost?.(name, reason),
        onAway: reason => {
          if (reason === undefined) this.#away.delete(name)
          else this.#away.add(name)
          this.#options.onAway?.(name, reason)
        },
      })
    } catch (error) {
      found.database.close()
      // Ours say what to do; what the server said is no sentence.
      if (error instanceof Unavailable || !isOfServer(error)) throw error
      throw new Unavailable(`The database server does not answer (${found.database.place}): ${reasonOf(error)}.`)
    }
  }

  /** Refuses what does not belong together; what a server does not have yet is copied there. Answers the installation. */
  async #bringTogether(file: Recorded, found: Found): Promise<string> {
    const { kind, path } = file
    const { database, home, isThere } = found
    if (isThere) await database.requireDurable()
    const here = await hereOf(file)
    if (here === undefined && !home) throw unusable(kind, path, 'missing')
    const installation = await this.#requireSame(file, found)
    if (!home || isOriginal(here)) await this.#upload(path, database, installation)
    return installation
  }

  async #requireSame(file: Recorded, { database, home }: Pick<Found, 'database' | 'home'>): Promise<string> {
    const { kind, path, migrations } = file
    const here = await hereOf(file)
    const installation = this.#installation ?? home?.installation ?? installationOf(here) ?? newInstallation()
    const reason = conflictBetween(here, home, installation)
    if (reason) throw conflict(reason, { path, place: database.place })
    if (home && home.migrations > migrations.length) throw unusable(kind, path, 'newer')
    return installation
  }

  async #takeHome(
    file: Recorded,
    { database, others }: Found,
    installation: string,
  ): Promise<{ database: ServerDatabase; home: Home }> {
    const { kind, path } = file
    const holder = randomBytes(8).toString('hex')
    const name = logName(path)
    await this.#options.terms?.untilLeased()
    const [, taken] = await database.batch([
      takeSql(holder, installation, this.#options.terms?.fenceOf(name)),
      readHome,
    ])
    const home = homeOf(taken && rowsOf(taken.rows)[0])
    if (home && home.holder !== holder) await this.#options.terms?.raise(name, termOf(home))
    if (home?.holder !== holder) throw new Unavailable(`${database.place} was taken by another process. Try again.`)
    const here = (await hasReadableFile(kind, path)) ? await markOfFile(path) : undefined
    if (here?.version !== home.version) await makeFromServer({ kind, path, mark: home }, sourceAt(database))
    for (const other of others) await other.remove()
    return this.#isOld(home.made_at) ? this.#renew(path, database, home) : { database, home }
  }

  /** Does nothing where no server has it. */
  async remove(name: string): Promise<void> {
    const { database, isThere, others } = await this.#find(name)
    for (const one of isThere ? [...others, database] : others) await one.remove()
    this.#made.delete(name)
    database.close()
  }

  /** The file as it is becomes what the server has. Until it is whole there, the file says so. */
  async #upload(path: string, database: ServerDatabase, installation: string): Promise<void> {
    const made_at = this.#options.now()
    const mark = { installation, version: 0, migrations: await migrationsOfFile(path), made_at }
    await markFile(path, mark)
    await database.remove()
    const whole = { ...mark, version: 1 }
    await fill(database, path, { ...whole, ...nobody })
    await markFile(path, whole)
  }

  /** At the other name, from the file. What was sent to the former one before counts nowhere any more. */
  async #renew(path: string, database: ServerDatabase, home: Home): Promise<{ database: ServerDatabase; home: Home }> {
    const renewed = { ...home, made_at: Math.max(this.#options.now(), home.made_at + 1) }
    await database.twin.remove()
    await fill(database.twin, path, renewed, async () => {
      const [, answer] = await database.batch([{ sql: takeFence, args: [home.holder] }, readWriter])
      if (answer?.rows[0]?.holder !== home.holder)
        throw new Unavailable(`${database.place} was taken by another process.`)
    })
    await database.remove()
    database.close()
    return { database: database.twin, home: renewed }
  }

  /** A site goes where it is; a new one by its name, so that servers have about as many each. */
  async #find(name: string): Promise<Found> {
    const servers = name === 'control' ? this.#control : this.#sites
    const found: { database: ServerDatabase; home: Home | undefined }[] = []
    for (const server of servers) {
      const first = server.database(name)
      for (const database of [first, first.twin])
        if (await database.exists()) found.push({ database, home: await homeAt(database) })
    }
    const [newest, ...others] = found.toSorted((a, b) => (b.home?.made_at ?? -1) - (a.home?.made_at ?? -1))
    if (newest) return { ...newest, isThere: true, others: others.map(({ database }) => database) }
    const [chosen] = servers.toSorted((a, b) => (weightOf(name, a) < weightOf(name, b) ? -1 : 1))
    return { database: (chosen as DatabaseServer).database(name), isThere: false, home: undefined, others: [] }
  }

  /** Whoever lost control to another process opens no site either. */
  async #requireControl(): Promise<void> {
    const { database, holder } = this.#controlHome ?? {}
    const answer = await database?.query(readWriter).catch(error => {
      throw new Unavailable(`The database server does not answer (${database.place}): ${reasonOf(error)}.`)
    })
    if (answer?.rows[0]?.holder !== holder)
      throw new Unavailable(
        'Another process works with the databases of this installation now: this one may be stopped.',
      )
  }
}

/** Makes a database at a server from a file. Its home comes last, by which it is known to be whole. */
async function fill(
  database: ServerDatabase,
  path: string,
  home: Home,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  await database.create()
  await copyFromFile(path, {
    run: async statements => void (await database.migrate(statements)),
  })
  await before()
  await database.batch([makeTable, writeHome(home)])
}

type Here = Mark | 'unmarked' | undefined

const hereOf = async ({ kind, path }: Recorded): Promise<Here> =>
  (await hasReadableFile(kind, path)) ? ((await markOfFile(path)) ?? 'unmarked') : undefined

const newInstallation = () => randomBytes(8).toString('hex')
const installationOf = (here: Here): string | undefined =>
  here === 'unmarked' ? undefined : here?.installation || undefined
const isOriginal = (here: Here): boolean => here !== 'unmarked' && here?.version === 0

function conflictBetween(here: Here, there: Mark | undefined, installation: string): Conflict | undefined {
  if (there && there.installation !== installation) return 'of_another'
  if (here === undefined) return undefined
  if (here === 'unmarked') return there && 'two_originals'
  if (here.installation !== '' && here.installation !== installation) return 'of_another'
  if (!there) return here.version > 0 ? 'gone' : undefined
  return here.version > there.version ? 'older_there' : undefined
}

async function homeAt(database: ServerDatabase): Promise<Home | undefined> {
  if ((await database.query(hasTable)).rows.length === 0) return undefined
  return homeOf(rowsOf((await database.query(readHome)).rows)[0])
}

const sourceAt = (database: ServerDatabase) => ({
  all: async (sql: string, values: Value[]) => rowsOf((await database.query(sql, values)).rows),
  together: async (texts: readonly string[]) => (await database.read([...texts])).map(({ rows }) => rowsOf(rows)),
})

const rowsOf = (rows: readonly ArrayLike<unknown>[]): Value[][] => rows.map(valuesOf)

const weightOf = (name: string, server: DatabaseServer): string =>
  createHash('sha256').update(`${name} ${server.url}`).digest('hex')

const isOfServer = (error: unknown): boolean => error instanceof Error && 'code' in error
