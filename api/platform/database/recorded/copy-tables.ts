/**
 * Copies a whole database from one place to another: its tables, rows, indexes and triggers, and the tables in which full-text search
 * keeps its words as they are. Between a file and a server, in either direction; neither is written meanwhile.
 */
import { COPY_BYTES } from './limits.ts'
import { quoted, readContents, readPages, type Source, sizeOf } from './tables.ts'
import type { Value } from './values.ts'

export interface Target {
  /** In their order, without foreign keys; all or nothing. */
  run(statements: { sql: string; args: Value[] }[]): Promise<void>
}

const statement = (sql: string, args: Value[] = []) => ({ sql, args })

export async function copyTables(from: Source, target: Target): Promise<void> {
  const to = new RowSender(target)
  const { objects, made, tables } = await readContents(from)
  await to.run(made.map(sql => statement(sql)))
  let last: string | undefined
  for await (const [{ name, columns, isShadow }, rows] of readPages(from, tables)) {
    if (isShadow && name !== last) await to.run([statement(`delete from ${quoted(name)}`)])
    last = name
    const named = columns.map(quoted).join(', ')
    const insert = `insert into ${quoted(name)} (${named}) values (${columns.map(() => '?').join(', ')})`
    await to.run(rows.map(row => statement(insert, row)))
  }
  await copySequences(from, to)
  await to.run(objects.filter(([type]) => type !== 'table').map(([, , sql]) => statement(sql)))
  await to.send()
}

/** What travels together. */
class RowSender {
  readonly #target: Target
  #waiting: { sql: string; args: Value[] }[] = []
  #bytes = 0

  constructor(target: Target) {
    this.#target = target
  }

  async run(statements: readonly { sql: string; args: Value[] }[]): Promise<void> {
    for (const one of statements) {
      this.#waiting.push(one)
      for (const value of [one.sql, ...one.args]) this.#bytes += sizeOf(value)
      if (this.#bytes >= COPY_BYTES) await this.send()
    }
  }

  async send(): Promise<void> {
    const statements = this.#waiting
    this.#waiting = []
    this.#bytes = 0
    if (statements.length > 0) await this.#target.run(statements)
  }
}

/** The last numbers of tables that never give one again. */
async function copySequences(from: Source, to: RowSender): Promise<void> {
  const there = await from.all("select 1 from sqlite_schema where name = 'sqlite_sequence'", [])
  if (there.length === 0) return
  const rows = await from.all('select name, seq from sqlite_sequence', [])
  const insert = 'insert into sqlite_sequence (name, seq) values (?, ?)'
  await to.run([statement('delete from sqlite_sequence'), ...rows.map(row => statement(insert, row))])
}
