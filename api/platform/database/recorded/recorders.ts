/**
 * The databases of an installation that servers record: which server has which, and how one comes to the same state at both ends before it
 * is used. The file here is what the home of a database works in; without it, it is made from the server.
 */
import { randomBytes } from 'node:crypto'
import { Unavailable } from '../../runtime/errors.ts'
import { faultPoint } from '../../runtime/fault-point.ts'
import { logName } from '../page-log/page-logs.ts'
import { type Conflict, conflict, unusable } from '../unusable.ts'
import type { ServerAddress } from './admin.ts'
import { reasonOf } from './exchange.ts'
import { type RecordLimits, recordLimits } from './limits.ts'
import { hasReadableFile, makeFromServer, markFile, markOfFile, migrationsOfFile } from './local-file.ts'
import { type Home, homeOf, isOriginal, type Mark, nobody, readHome, versionAfter } from './mark.ts'
import { Moves, type OpenDatabase, stillMine } from './moves.ts'
import type { DatabaseFile } from './opener.ts'
import { Recorder, readWriter } from './recorder.ts'
import { RowReader } from './row-reader.ts'
import { DatabaseServer, type ServerDatabase } from './server.ts'
import { asUnavailable, type DatabaseLocation, DatabaseServers } from './servers.ts'
import type { SitePlace } from './site-places.ts'
import { type Terms, takeSql, termOf } from './terms.ts'
import { rowsOf } from './values.ts'
import { fill, sourceAt } from './whole-copy.ts'

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

export class Recorders {
  readonly #options: RecordingOptions
  readonly #limits: RecordLimits
  readonly #servers: DatabaseServers
  /** Of the control database; every site’s must be the same. */
  #installation: string | undefined
  readonly #away = new Set<string>()
  /** When the copies of what was opened were made. */
  readonly #made = new Map<string, number>()
  /** By whom what was opened here may be written. */
  readonly #opened = new Map<string, OpenDatabase>()

  constructor(options: RecordingOptions) {
    this.#options = options
    this.#limits = { ...recordLimits, ...options.limits }
    const server = (address: ServerAddress) => new DatabaseServer(address, this.#limits)
    this.#servers = new DatabaseServers(server(options.control), options.sites.map(server))
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
    return (await this.#servers.find(logName(path))).home !== undefined
  }

  /** Refuses what is not of this installation, or of a later release, where this process does not open it. */
  async requireFitting(file: DatabaseFile): Promise<void> {
    const { database, home } = await this.#servers.find(logName(file.path))
    database.close()
    if (home) this.#installation ??= await this.#requireSame(file, { database, home }, await hereOf(file))
  }

  /** What another process works in, as it is at the server. */
  reading(name: string, placeOf: () => Promise<SitePlace | undefined> = async () => undefined): RowReader {
    return new RowReader(async () => (await this.#servers.find(name, await placeOf())).database)
  }

  /** A database beside those that are recorded, on the server of control. */
  beside(name: string): ServerDatabase {
    return this.#servers.control.database(name)
  }

  /** Brings file and server to the same state, and takes the right to write. `known`: the server that counts, whatever the file says. */
  async open(file: DatabaseFile, known?: SitePlace): Promise<Recorder> {
    const name = logName(file.path)
    if (file.kind === 'site' && !this.#options.terms) await this.#requireControl()
    const found = await this.#servers.find(name, known)
    try {
      const { installation, isToCount } = await this.#bringTogether(file, found, known !== undefined)
      const { database, home } = await this.#takeHome(file, found, { installation, isToCount })
      this.#installation ??= installation
      this.#away.delete(name)
      this.#made.set(name, home.made_at)
      this.#opened.set(name, { database, holder: home.holder })
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
      throw asUnavailable(error, found.database)
    }
  }

  /** Refuses what does not belong together; what no server has yet is copied there. */
  async #bringTogether(file: DatabaseFile, found: DatabaseLocation, isKnown: boolean): Promise<Together> {
    const { kind, path } = file
    const { database, home, isThere } = found
    if (isThere) await database.requireDurable()
    const here = settled(isKnown && home ? await copyOf(file) : await hereOf(file), home)
    if (here === undefined && !home) throw unusable(kind, path, 'missing')
    const installation = await this.#requireSame(file, found, here)
    if (!home) await this.#upload(path, database, { installation, version: versionAfter(here) })
    return {
      installation,
      isToCount: home !== undefined && here !== 'unmarked' && here !== undefined && isOriginal(here),
    }
  }

  async #requireSame(
    { kind, path, migrations }: DatabaseFile,
    { database, home }: Pick<DatabaseLocation, 'database' | 'home'>,
    here: Here,
  ): Promise<string> {
    const installation = this.#installation ?? home?.installation ?? installationOf(here) ?? newInstallation()
    const reason = conflictBetween(here, home, installation)
    if (reason) throw conflict(reason, { path, place: database.place })
    if (home && home.migrations > migrations.length) throw unusable(kind, path, 'newer')
    return installation
  }

  async #takeHome(
    file: DatabaseFile,
    { database, others }: DatabaseLocation,
    { installation, isToCount }: Together,
  ): Promise<PlacedHome> {
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
    for (const other of others) await other.remove()
    if (isToCount) return this.#replace(path, database, home)
    const here = (await hasReadableFile(kind, path)) ? await markOfFile(path) : undefined
    if (here?.version !== home.version) await makeFromServer({ kind, path, mark: home }, sourceAt(database))
    return this.#isOld(home.made_at) ? this.#renew(path, database, home) : { database, home }
  }

  /** Does nothing where no server has it. */
  async remove(name: string): Promise<void> {
    await this.#servers.remove(name)
    this.forget(name)
  }

  /** The file as it is becomes what the server has. Until it is whole there, the file says so. */
  async #upload(
    path: string,
    database: ServerDatabase,
    { installation, version }: Pick<Mark, 'installation' | 'version'>,
  ): Promise<void> {
    const whole = { installation, version, migrations: await migrationsOfFile(path), made_at: this.#options.now() }
    await markFile(path, { ...whole, version: 1 - version })
    await database.remove()
    await fill(database, path, { ...whole, ...nobody })
    await markFile(path, whole)
  }

  /** The same where the server has another one, which counts until then. */
  async #replace(path: string, database: ServerDatabase, former: Home): Promise<PlacedHome> {
    // Later than every copy of what was there before.
    const version = Math.max(versionAfter(await markOfFile(path)), former.version + 1)
    const home = renewed({ ...former, version, migrations: await migrationsOfFile(path) }, this.#options.now())
    await markFile(path, { ...home, version: 1 - version })
    const replaced = await this.#exchange(path, database, home)
    await markFile(path, home)
    return replaced
  }

  #renew(path: string, database: ServerDatabase, home: Home): Promise<PlacedHome> {
    return this.#exchange(path, database, renewed(home, this.#options.now()))
  }

  /** At the other name, from the file. What was sent to the former one before counts nowhere any more. */
  async #exchange(path: string, database: ServerDatabase, home: Home): Promise<PlacedHome> {
    await database.twin.remove()
    await fill(database.twin, path, home, async () => {
      faultPoint('database about to be whole at its other name')
      await stillMine({ database, holder: home.holder })
    })
    faultPoint('database whole at its other name')
    await database.remove()
    database.close()
    return { database: database.twin, home }
  }

  /** What it takes to bring to another place what is open here, and not written. */
  get moves(): Moves {
    return new Moves({
      servers: this.#servers,
      now: this.#options.now,
      opened: name => this.#opened.get(name),
      installation: () => this.#installation,
      isShared: this.#options.terms !== undefined,
      requireControl: () => this.#requireControl(),
    })
  }

  /** Whether this process still has the right to open it. */
  requireTerm(name: string): void {
    this.#options.terms?.fenceOf(name)
  }

  /** It is closed here. */
  forget(name: string): void {
    this.#made.delete(name)
    this.#opened.delete(name)
    this.#away.delete(name)
  }

  /** Whoever lost control to another process opens no site either. */
  async #requireControl(): Promise<void> {
    const { database, holder } = this.#opened.get('control') ?? {}
    const answer = await database?.query(readWriter).catch(error => {
      throw new Unavailable(`The database server does not answer (${database.place}): ${reasonOf(error)}.`)
    })
    if (answer?.rows[0]?.holder !== holder)
      throw new Unavailable(
        'Another process works with the databases of this installation now: this one may be stopped.',
      )
  }
}

type PlacedHome = { database: ServerDatabase; home: Home }

interface Together {
  installation: string
  /** The file takes the place of what the server has. */
  isToCount: boolean
}

/** Of two, the later one counts. */
const renewed = (home: Home, now: number): Home => ({ ...home, made_at: Math.max(now, home.made_at + 1) })

type Here = Mark | 'unmarked' | undefined

const hereOf = async ({ kind, path }: DatabaseFile): Promise<Here> =>
  (await hasReadableFile(kind, path)) ? ((await markOfFile(path)) ?? 'unmarked') : undefined

/** Of what a server has, or what comes from a backup and takes its place; not what a move began with. */
async function copyOf(file: DatabaseFile): Promise<Here> {
  const here = await hereOf(file)
  return here === 'unmarked' || (here && here.version < 0 && here.made_at === 0) ? undefined : here
}

/** What a file says that was about to take the place of what its server has, and was not told what came of it. */
function settled(here: Here, there: Home | undefined): Here {
  if (!there || here === undefined || here === 'unmarked' || here.version >= 0 || here.made_at === 0) return here
  if (here.made_at === there.made_at) return { ...here, version: versionAfter(here) }
  // Another process has gone on without it.
  return there.version > -here.version ? undefined : here
}

const newInstallation = () => randomBytes(8).toString('hex')
const installationOf = (here: Here): string | undefined =>
  here === 'unmarked' ? undefined : here?.installation || undefined

function conflictBetween(here: Here, there: Mark | undefined, installation: string): Conflict | undefined {
  if (there && there.installation !== installation) return 'of_another'
  if (here === undefined) return undefined
  if (here === 'unmarked') return there && 'two_originals'
  if (here.installation !== '' && here.installation !== installation) return 'of_another'
  if (!there) return isOriginal(here) ? undefined : 'gone'
  // Somebody went on with the server's after the file had left it.
  if (here.version < 0 && there.version > -here.version) return 'two_originals'
  return here.version > there.version ? 'older_there' : undefined
}
