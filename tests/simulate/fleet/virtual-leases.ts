/** The table of leases at its server: its real statements, with the server's clock in virtual time. */
import type { InStatement, ResultSet } from '@libsql/client/http'
import type { LeaseDatabase } from '../../../api/platform/database/homes/lease-table.ts'
import { MemoryTables } from '../memory-tables.ts'
import type { Owner, VirtualTime } from '../virtual-time.ts'
import { costs } from './costs.ts'
import type { VirtualServer } from './virtual-server.ts'

/** What many nodes ask many times is found once, unless something has changed, or so long ago. */
const same_ms = 50

export class VirtualLeases {
  readonly #time: VirtualTime
  readonly #server: VirtualServer
  readonly #tables = new MemoryTables()
  readonly #planted: ((sql: string) => string) | undefined
  readonly #texts = new Map<string, string>()
  readonly #found = new Map<string, ResultSet[]>()
  #foundAt = 0

  constructor(time: VirtualTime, server: VirtualServer, planted?: (sql: string) => string) {
    this.#time = time
    this.#server = server
    this.#planted = planted
    this.#tables.native.exec('create table server_clock (at real not null); insert into server_clock values (0)')
  }

  openFor(owner: Owner): LeaseDatabase {
    const reading = (statements: InStatement[]) =>
      this.#server.ask(owner, costs.lease_read_ms, () => this.#look(statements))
    return {
      place: 'homes',
      exists: async () => true,
      create: async () => undefined,
      batch: statements => this.#server.ask(owner, costs.lease_write_ms, () => this.#change(statements)),
      read: reading,
      query: async (sql, args = []) => (await reading([{ sql, args }]))[0] as ResultSet,
    }
  }

  /** By the environment itself: which node has what, as the table has it. */
  homes(): Map<string, string> {
    const rows = this.#tables.query('select name, node_id from homes', [], 'all').rows as [string, string][]
    return new Map(rows)
  }

  #change(statements: InStatement[]): ResultSet[] {
    this.#found.clear()
    this.#setClock()
    this.#tables.begin()
    try {
      const results = statements.map(one => this.#run(one))
      this.#tables.end(true)
      return results
    } catch (error) {
      this.#tables.end(false)
      throw error
    }
  }

  #look(statements: InStatement[]): ResultSet[] {
    if (this.#time.elapsed - this.#foundAt > same_ms) {
      this.#found.clear()
      this.#foundAt = this.#time.elapsed
    }
    const key = JSON.stringify(statements)
    const known = this.#found.get(key)
    if (known) return known
    this.#setClock()
    const found = statements.map(one => this.#run(one))
    this.#found.set(key, found)
    return found
  }

  #setClock(): void {
    this.#tables.query('update server_clock set at = ?', [this.#time.now() / 1_000], 'run')
  }

  #run(statement: InStatement): ResultSet {
    const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement
    return this.#tables.execute(this.#textOf(sql), args as unknown[]) as unknown as ResultSet
  }

  #textOf(sql: string): string {
    const known = this.#texts.get(sql)
    if (known !== undefined) return known
    const text = (this.#planted?.(sql) ?? sql).replaceAll("unixepoch('subsec')", '(select at from server_clock)')
    this.#texts.set(sql, text)
    return text
  }
}
