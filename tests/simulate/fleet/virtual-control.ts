/** The control database at its server: the real rows of sites, read by each node there and written at its home. */
import type { Method } from '../../../api/platform/database/connection.ts'
import type { Database } from '../../../api/platform/database/database.ts'
import { createHandle, type Handle } from '../../../api/platform/database/handle.ts'
import { MemoryTables } from '../memory-tables.ts'
import { costs } from './costs.ts'
import type { FleetNode } from './fleet-node.ts'
import type { VirtualServer } from './virtual-server.ts'

export class VirtualControl {
  readonly #server: VirtualServer
  readonly #tables = new MemoryTables('control')
  readonly #db: Handle<'control'>
  #turn: Promise<unknown> = Promise.resolve()

  constructor(server: VirtualServer) {
    this.#server = server
    const ask = async (sql: string, params: readonly unknown[], method: Method) =>
      this.#tables.query(sql, params, method)
    const transaction = { append: async () => undefined, announce: () => undefined, isSlow: () => false }
    this.#db = createHandle<'control'>(ask, transaction)
  }

  /** Rows of sites that are ready, each due at its moment; null: nothing is due. */
  addSites(sites: readonly { id: string; wake_at: number | null }[]): void {
    const { native } = this.#tables
    const columns = this.#tables.query('select cid, name, type, "notnull" from pragma_table_info(\'sites\')', [], 'all')
      .rows as [number, string, string, number][]
    const own = ['id', 'subdomain', 'subdomain_key', 'status', 'wake_at', 'is_demo']
    const others = columns.filter(([, name, , isNeeded]) => isNeeded === 1 && !own.includes(name))
    const names = [...own, ...others.map(([, name]) => name)]
    const insert = `insert into sites (${names.join()}) values (${names.map(() => '?').join()})`
    native.exec('PRAGMA foreign_keys=0; begin')
    for (const { id, wake_at } of sites) {
      const rest = others.map(([, , type]) => (/int/i.test(type) ? 0 : ''))
      this.#tables.query(insert, [id, id, id, 'ready', wake_at, 0, ...rest], 'run')
    }
    native.exec('commit')
  }

  openFor(node: FleetNode): Database<'control'> {
    const read = <T>(run: (db: Handle<'control'>) => Promise<T>) =>
      this.#server.ask(node, costs.look_ms, () => this.#alone(run))
    return {
      ...{ kind: 'control', path: 'control', idle: true, open: true, damaged: false },
      counts: { actions: 0, groups: 0 },
      backlog: { actions: 0, waited_ms: 0 },
      read,
      readSlow: read,
      write: run =>
        node.atHome('control', home => {
          home.homes.lease.require()
          return this.#server.ask(home, costs.group_ms, () => this.#alone(run))
        }),
      close: async () => undefined,
    }
  }

  #alone<T>(run: (db: Handle<'control'>) => Promise<T>): Promise<T> {
    const mine = this.#turn.then(() => run(this.#db))
    this.#turn = mine.catch(() => undefined)
    return mine
  }
}
