/** The real tables of one kind of database in memory, with the statements that were asked of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Method } from '../../api/platform/database/connection.ts'
import { bindAll, countParameters } from '../../api/platform/database/guard.ts'
import type { Kind } from '../../api/platform/database/handle.ts'
import { type Native, openNative, type Statement } from '../../api/platform/database/native.ts'
import { fromDriver } from '../../api/platform/runtime/errors.ts'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'api', 'migrations')

interface Prepared {
  statement: Statement
  reader: boolean
  parameters: number
}

export class MemoryTables {
  readonly native: Native = openNative(':memory:')
  readonly #statements = new Map<string, Prepared>()

  readonly #controls = new Map<string, Statement>()

  /** Without a kind it begins empty. */
  constructor(kind?: Kind) {
    if (!kind) return
    const folder = join(MIGRATIONS, kind)
    for (const name of readdirSync(folder).toSorted())
      if (name.endsWith('.sql')) this.native.exec(readFileSync(join(folder, name), 'utf8'))
  }

  query(sql: string, params: readonly unknown[], method: Method): Answer {
    const { statement, parameters } = this.#statementOf(sql, method !== 'run')
    const bound = bindAll(params, parameters)
    try {
      if (method === 'run') return { rows: [], changes: statement.run(bound).changes }
      const rows = method === 'get' ? statement.get(bound) : statement.all(bound)
      return { rows, changes: 0 }
    } catch (error) {
      throw fromDriver(error)
    }
  }

  /** A transaction of what is asked in it; `kept` says whether its changes stay. */
  begin(): void {
    this.#control('begin')
  }

  end(kept: boolean): void {
    this.#control(kept ? 'commit' : 'rollback')
  }

  #control(sql: string): void {
    const known = this.#controls.get(sql) ?? this.native.prepare(sql)
    this.#controls.set(sql, known)
    known.run([])
  }

  /** Whichever it is: rows, or how many it changed. */
  execute(sql: string, params: readonly unknown[]): { rows: unknown[][]; rowsAffected: number } {
    const { reader } = this.#statementOf(sql, true)
    if (!reader) return { rows: [], rowsAffected: this.query(sql, params, 'run').changes }
    return { rows: this.query(sql, params, 'all').rows as unknown[][], rowsAffected: 0 }
  }

  #statementOf(sql: string, raw: boolean): Prepared {
    const key = `${raw} ${sql}`
    const known = this.#statements.get(key)
    if (known) return known
    const prepared = this.native.prepare(sql)
    const { reader } = prepared
    const made = { statement: raw && reader ? prepared.raw() : prepared, reader, parameters: countParameters(sql) }
    this.#statements.set(key, made)
    return made
  }
}
