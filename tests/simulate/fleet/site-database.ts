/** A site's database at its home: each action is tried here, and recorded by the real recorder before it is answered. */
import type { InStatement } from '@libsql/client/http'
import { insertsOf } from '../../../api/platform/database/appends.ts'
import { type Change, isChanging } from '../../../api/platform/database/changes.ts'
import type { Method } from '../../../api/platform/database/connection.ts'
import type { Database, OnCommit } from '../../../api/platform/database/database.ts'
import { createHandle, type Handle } from '../../../api/platform/database/handle.ts'
import type { LeasedHomes } from '../../../api/platform/database/homes/leased-homes.ts'
import type { RecordedStatement } from '../../../api/platform/database/recorded/kept-stream.ts'
import { recordLimits } from '../../../api/platform/database/recorded/limits.ts'
import { homeOf, readHome } from '../../../api/platform/database/recorded/mark.ts'
import { Recorder } from '../../../api/platform/database/recorded/recorder.ts'
import { takeSql, termOf } from '../../../api/platform/database/recorded/terms.ts'
import { Unavailable } from '../../../api/platform/runtime/errors.ts'
import type { Owner } from '../virtual-time.ts'
import { costs } from './costs.ts'
import type { SiteTables } from './site-tables.ts'
import type { VirtualServer } from './virtual-server.ts'

export interface SiteNeeds {
  site_id: string
  owner: Owner
  homes: LeasedHomes
  tables: SiteTables
  server: VirtualServer
  onCommit: OnCommit
}

let holders = 0

/** As `Recording.open`: the right to write is taken by the term of the home. */
export async function openSiteDatabase(needs: SiteNeeds): Promise<Database<'site'>> {
  const { site_id, owner, homes, tables, server } = needs
  for (let n = 0; n < costs.open_looks; n++) await server.ask(owner, costs.look_ms, () => undefined)
  holders += 1
  const holder = `holder ${holders}`
  await homes.lease.untilHeld()
  const taking = takeSql(holder, 'fleet', homes.fenceOf(site_id))
  const [, taken] = await server.ask(owner, costs.batch_ms, () => tables.batch(site_id, [taking, readHome]))
  const home = homeOf(taken?.rows[0] as unknown as unknown[])
  if (home && home.holder !== holder) await homes.raise(site_id, termOf(home))
  if (home?.holder !== holder) throw new Unavailable(`${site_id} was taken by another node.`)
  const atServer = (statements: Parameters<SiteTables['batch']>[1]) =>
    server.ask(owner, costs.group_ms, () => tables.batch(site_id, statements))
  const record = async (statements: readonly RecordedStatement[]) => atServer(statements as InStatement[])
  const recorder = new Recorder({ server: 'fleet', place: site_id, batch: atServer, record, migrate: atServer }, home, {
    limits: recordLimits,
    untilLeased: () => homes.lease.untilHeld(),
    onLost: () => undefined,
    onAway: () => undefined,
  })
  return new SiteDatabase(needs, recorder)
}

class SiteDatabase implements Database<'site'> {
  readonly kind = 'site'
  readonly open = true
  readonly damaged = false
  readonly path: string
  readonly counts = { actions: 0, groups: 0 }
  readonly backlog = { actions: 0, waited_ms: 0 }
  readonly #needs: SiteNeeds
  readonly #recorder: Recorder
  readonly #db: Handle<'site'>
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(needs: SiteNeeds, recorder: Recorder) {
    this.path = needs.site_id
    this.#needs = needs
    this.#recorder = recorder
    const { memory } = needs.tables
    this.#db = createHandle(async (sql, params, method) => memory.query(sql, params, method))
  }

  get idle(): boolean {
    return this.#waiting === 0
  }

  get outdated(): boolean {
    return this.#recorder.lost
  }

  read<T>(fn: (db: Handle<'site'>) => Promise<T>): Promise<T> {
    return this.#needs.tables.of(this.path, () => fn(this.#db))
  }

  readSlow<T>(fn: (db: Handle<'site'>) => Promise<T>): Promise<T> {
    return this.read(fn)
  }

  async write<T>(fn: (tx: Handle<'site'>) => Promise<T>): Promise<T> {
    this.#waiting += 1
    const mine = this.#last.then(() => this.#act(fn))
    this.#last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      this.#waiting -= 1
    }
  }

  async close(): Promise<void> {
    this.#recorder.close()
    await this.#last
  }

  async #act<T>(fn: (tx: Handle<'site'>) => Promise<T>): Promise<T> {
    const { tables, onCommit } = this.#needs
    const changes: Change[] = []
    const topics = new Set<string>()
    const ask = (sql: string, params: readonly unknown[], method: Method) => {
      if (isChanging(sql)) changes.push({ sql, args: params as Change['args'] })
      return tables.memory.query(sql, params, method)
    }
    const tx = createHandle<'site'>(async (sql, params, method) => ask(sql, params, method), {
      append: async (into, values) => {
        for (const insert of insertsOf(into, values)) ask(insert.sql, insert.values, 'run')
      },
      announce: topic => void topics.add(topic),
      isSlow: () => false,
    })
    const value = await tables.tried(this.path, () => fn(tx))
    if (changes.length > 0) await this.#recorder.record(changes, () => undefined)
    this.counts.actions += 1
    onCommit(topics)
    return value
  }
}
