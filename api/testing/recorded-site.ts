/** A site that a real server of libSQL records, behind a proxy that does to requests what networks do. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../platform/database/database.ts'
import { type Databases, openDatabases } from '../platform/database/databases.ts'
import type { RecordLimits } from '../platform/database/recorded/limits.ts'
import { Recorders } from '../platform/database/recorded/recorders.ts'
import { DatabaseServer } from '../platform/database/recorded/server.ts'
import { siteFile } from '../platform/database/site-file.ts'
import { insertInto } from '../platform/database/statements.ts'
import { systemClock } from '../platform/runtime/clock.ts'
import { tags } from '../site/contacts/tags/table.ts'
import { startDatabaseServer, type TestDatabaseServer } from './database-server.ts'
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts'
import { tablesAtBothEnds } from './same-databases.ts'
import { databaseTemplates } from './templates.ts'

export const site_id = `site_${'5'.repeat(32)}`
/** Long enough for a busy machine. */
const limits: Partial<RecordLimits> = { patience_ms: 3_000, request_ms_max: 4_000, settle_pause_ms: 20 }

export const insert = insertInto(tags)
export const tag = (id: string) => ({
  ...{ id, name: id, name_key: id, source: 'api' as const, version: 1, created_at: 1, updated_at: 1 },
})

export const newFolder = () => mkdtemp(join(tmpdir(), 'leadwright-recorded-'))

export class RecordedSite {
  now = systemClock.now()
  server!: TestDatabaseServer
  proxy!: FaultyProxy
  folder!: string
  databases!: Databases
  site!: Database<'site'>
  /** What was told of databases that are lost, and of the server. */
  readonly said: string[] = []
  readonly #open: Databases[] = []

  async begin(): Promise<void> {
    this.server = await startDatabaseServer()
    this.proxy = await faultyProxy(this.server.address.url)
    this.folder = await newFolder()
    this.databases = await this.openFolder(this.folder)
    await this.databases.createSite(site_id)
    this.site = await this.databases.site(site_id)
  }

  async end(): Promise<void> {
    for (const one of this.#open) await one.close()
    await this.proxy?.close()
    await this.server?.close()
  }

  /** Between two tests. */
  clear(): void {
    this.proxy.faults.length = 0
    this.said.length = 0
  }

  openFolder = async (dataDir: string): Promise<Databases> => {
    const address = { ...this.server.address, url: this.proxy.url }
    const now = () => this.now
    const recording = new Recorders({
      ...{ control: address, sites: [address], limits, now },
      onLost: (name, reason) => this.said.push(`${name}: ${reason}`),
      onAway: (_, reason) => this.said.push(reason === undefined ? 'back' : 'away'),
    })
    const templates = await databaseTemplates()
    const opened = await openDatabases({ dataDir, now, templates, wasMade: async () => true, recording })
    this.#open.push(opened)
    return opened
  }

  /** Closes everything, and opens it again. */
  again = async (): Promise<void> => {
    await this.databases.close()
    this.databases = await this.openFolder(this.folder)
    this.site = await this.databases.site(site_id)
  }

  write = (id: string): Promise<number> => this.site.write(tx => tx.run(insert, [tag(id)]))

  kept = async (database = this.site): Promise<string[]> =>
    (await database.read(db => db.all<[string]>('select id from tags order by id'))).map(([id]) => id)

  /** Past the proxy. */
  atServer = async (sql: string): Promise<unknown[][]> => {
    const first = new DatabaseServer(this.server.address).database(site_id)
    const database = (await first.exists()) ? first : first.twin
    return (await database.query(sql)).rows.map(row => Object.values(row))
  }

  keptThere = async (): Promise<unknown[]> => (await this.atServer('select id from tags order by id')).flat()

  bothEnds = () => tablesAtBothEnds(siteFile(this.folder, site_id), site_id, this.server.address)
}
