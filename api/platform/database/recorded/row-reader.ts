/** A database at its server, as one reads it whose process does not have it open. What is asked in one turn travels together. */
import { setImmediate } from 'node:timers'
import type { InStatement, ResultSet } from '@libsql/client/http'
import { InvalidStatement, Unavailable } from '../../runtime/errors.ts'
import { bindAll, countParameters } from '../guard.ts'
import { reasonOf } from './exchange.ts'
import type { ServerDatabase } from './server.ts'

interface ReadRequest {
  statement: { sql: string; args: never[] }
  resolve: (rows: unknown[][]) => void
  reject: (error: unknown) => void
}

const parameters_max = 2_000

export class RowReader {
  readonly #find: () => Promise<ServerDatabase>
  readonly #parameters = new Map<string, number>()
  #database: Promise<ServerDatabase> | undefined
  #waiting: ReadRequest[] = []

  constructor(find: () => Promise<ServerDatabase>) {
    this.#find = find
  }

  /** Rows as the driver of files has them. */
  ask(sql: string, values: readonly unknown[]): Promise<unknown[][]> {
    const args = bindAll(values, this.#parametersOf(sql)) as never[]
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#send())
      this.#waiting.push({ statement: { sql, args }, resolve, reject })
    })
  }

  #parametersOf(sql: string): number {
    const known = this.#parameters.get(sql)
    if (known !== undefined) return known
    if (this.#parameters.size >= parameters_max) this.#parameters.clear()
    const counted = countParameters(sql)
    this.#parameters.set(sql, counted)
    return counted
  }

  async #send(): Promise<void> {
    const asked = this.#waiting.splice(0)
    const results = await this.#ask(asked.map(({ statement }) => statement)).catch(error => ({ error }))
    if (!('error' in results)) {
      for (const [i, { resolve }] of asked.entries()) resolve(rowsOf(results[i]))
      return
    }
    const [only, ...others] = asked
    if (others.length === 0) return only?.reject(typed(results.error))
    // One that is refused takes none of the others along.
    for (const { statement, resolve, reject } of asked)
      this.#ask([statement]).then(
        ([result]) => resolve(rowsOf(result)),
        error => reject(typed(error)),
      )
  }

  /** It may be at another place meanwhile, as after it was written anew. */
  async #ask(statements: InStatement[]): Promise<ResultSet[]> {
    try {
      this.#database ??= this.#find()
      return await (await this.#database).read(statements)
    } catch {
      this.#database = this.#find()
      this.#database.catch(() => {
        this.#database = undefined
      })
      return (await this.#database).read(statements)
    }
  }
}

function typed(error: unknown): Error {
  const text = reasonOf(error)
  const { code } = error as { code?: unknown }
  if (/^SQL/.test(String(code))) return new InvalidStatement(text)
  return error instanceof Unavailable ? error : new Unavailable(`The database server does not answer: ${text}.`)
}

const rowsOf = (result: ResultSet | undefined): unknown[][] =>
  (result?.rows ?? []).map(row => Array.from(row, value => (typeof value === 'bigint' ? Number(value) : value)))
