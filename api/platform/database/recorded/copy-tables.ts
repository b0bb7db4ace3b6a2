/**
 * Copies a whole database from one place to another: its tables, rows, indexes and triggers, and the tables in which full-text search
 * keeps its words as they are. Between a file and a server, in either direction; neither is written meanwhile.
 */
import { COPY_BYTES, COPY_ROWS, COPY_ROWS_MAX, COPY_TABLES } from './limits.ts'
import { home_table } from './mark.ts'
import type { Value } from './values.ts'

export interface Source {
  all(sql: string, values: Value[]): Promise<Value[][]>
  /** The rows of several questions: each that is asked by itself may take a server as long as all of them. */
  together(texts: readonly string[]): Promise<Value[][][]>
}

export interface Target {
  /** In their order, without foreign keys; all or nothing. */
  run(statements: { sql: string; args: Value[] }[]): Promise<void>
}

interface Table {
  name: string
  /** Words of a full-text index: made with it, and filled already with what an empty one has. */
  isShadow: boolean
  columns: string[]
  /** By which rows are found in their order. */
  key: string[]
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const statement = (sql: string, args: Value[] = []) => ({ sql, args })

export async function copyTables(from: Source, target: Target): Promise<void> {
  const to = new Outgoing(target)
  const objects = (await from.all(
    `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite\\_%' escape '\\' and name <> '${home_table}' order by rowid`,
    [],
  )) as [type: string, name: string, sql: string][]
  const kinds = new Map((await from.all(tableList, [])).map(([name, type, wr]) => [name, { type, hasRowid: wr === 0 }]))
  const typeOf = (name: string) => kinds.get(name)?.type
  const made = objects.filter(([type, name]) => type === 'table' && typeOf(name) !== 'shadow')
  const rest = objects.filter(([type]) => type !== 'table')
  await to.run(made.map(([, , sql]) => statement(sql)))
  const columns = Map.groupBy(await from.all(columnList, []), ([table]) => table)
  const tables = objects
    .filter(([type, name]) => type === 'table' && typeOf(name) !== 'virtual')
    .map(([, name]) => {
      const found = (columns.get(name) ?? []).map(([, ...column]) => column as Column)
      const hasRowid = kinds.get(name)?.hasRowid !== false
      return { name, isShadow: typeOf(name) === 'shadow', ...columnsOf(found, hasRowid) }
    })
  for (let i = 0; i < tables.length; i += COPY_TABLES) {
    const some = tables.slice(i, i + COPY_TABLES)
    // Together they may be more than an answer holds.
    const pages = await from.together(some.map(table => page(table, { size: COPY_ROWS }))).catch(() => undefined)
    for (const [n, table] of some.entries()) await copyRows(from, to, table, pages?.[n])
  }
  await copySequences(from, to)
  await to.run(rest.map(([, , sql]) => statement(sql)))
  await to.send()
}

/** What travels together. */
class Outgoing {
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

const tableList = "select name, type, cast(wr as real) from pragma_table_list where schema = 'main'"

function page({ name, columns, key }: Table, { after, size }: { after?: Value[] | undefined; size: number }): string {
  const keys = key.map(quoted).join(', ')
  const where = after ? `where (${keys}) > (${key.map(() => '?').join(', ')})` : ''
  return `select ${columns.map(quoted).join(', ')} from ${quoted(name)} ${where} order by ${keys} limit ${size}`
}

async function copyRows(from: Source, to: Outgoing, table: Table, first: Value[][] | undefined): Promise<void> {
  const { columns, key } = table
  const name = quoted(table.name)
  if (table.isShadow) await to.run([statement(`delete from ${name}`)])
  const named = columns.map(quoted).join(', ')
  const insert = `insert into ${name} (${named}) values (${columns.map(() => '?').join(', ')})`
  let after: Value[] | undefined
  let known = first
  for (let size = COPY_ROWS; ; ) {
    const asked = known ?? from.all(page(table, { after, size }), after ?? [])
    known = undefined
    const rows = await Promise.resolve(asked).catch(error => {
      if (size === 1) throw error
      // An answer that was too large.
      return undefined
    })
    if (rows === undefined) {
      size = Math.max(1, Math.floor(size / 8))
      continue
    }
    if (rows.length > 0) await to.run(rows.map(row => statement(insert, row)))
    if (rows.length < size) return
    after = key.map(column => rows.at(-1)?.[columns.indexOf(column)] ?? null)
    size = nextSize(rows)
  }
}

function nextSize(rows: readonly Value[][]): number {
  let bytes = 0
  for (const row of rows) for (const value of row) bytes += sizeOf(value)
  return Math.max(1, Math.min(COPY_ROWS_MAX, Math.floor((COPY_BYTES * rows.length) / bytes)))
}

function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length + 8
  return value instanceof Uint8Array ? value.byteLength * 1.4 + 8 : 16
}

type Column = [name: string, type: string, pk: number]

const columnList = `select tables.name, columns.name, columns.type, cast(columns.pk as real)
  from sqlite_schema as tables, pragma_table_xinfo(tables.name) as columns
  where tables.type = 'table' and columns.hidden in (0, 1) order by tables.rowid, columns.cid`

/** What is copied of each row, and by which columns rows are found in their order. A rowid without a name is copied too. */
function columnsOf(found: readonly Column[], hasRowid: boolean): Pick<Table, 'columns' | 'key'> {
  const columns = found.map(([column]) => column)
  const keyed = found.filter(([, , pk]) => pk > 0).toSorted((a, b) => a[2] - b[2])
  if (!hasRowid) return { columns, key: keyed.map(([column]) => column) }
  const [first] = keyed
  if (first && keyed.length === 1 && first[1].toUpperCase() === 'INTEGER') return { columns, key: [first[0]] }
  return { columns: ['rowid', ...columns], key: ['rowid'] }
}

/** The last numbers of tables that never give one again. */
async function copySequences(from: Source, to: Outgoing): Promise<void> {
  const there = await from.all("select 1 from sqlite_schema where name = 'sqlite_sequence'", [])
  if (there.length === 0) return
  const rows = await from.all('select name, seq from sqlite_sequence', [])
  const insert = 'insert into sqlite_sequence (name, seq) values (?, ?)'
  await to.run([statement('delete from sqlite_sequence'), ...rows.map(row => statement(insert, row))])
}
