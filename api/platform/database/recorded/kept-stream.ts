/**
 * The way that groups of one database go to its server: over a stream that is kept between them, so that the server does not read the
 * schema anew for each, and texts of statements travel once. Its client opens a stream for each batch, and spends twice the processor of
 * either end (`npm run bench -- cluster`). The protocol is Hrana over HTTP, version 2.
 */
import type { Bound } from '../guard.ts'
import type { Answer } from './exchange.ts'

export interface RecordedStatement {
  sql: string
  args: readonly Bound[]
}

/** A server ends a stream that nothing is sent over for ten seconds. */
const kept_ms = 5_000
/** Of one stream; a server keeps 50, of 5 kB each. */
const texts_max = 40
const text_characters_max = 1_600

/** What the server says of one statement or of the whole; `code` begins with SQL where a statement was refused. */
class ServerRefusal extends Error {
  readonly code: string
  readonly statementIndex: number | undefined
  constructor({ message, code }: HranaError, index?: number) {
    super(message)
    this.code = code ?? 'UNKNOWN'
    this.statementIndex = index
  }
}

interface HranaError {
  message: string
  code?: string | null
}

interface BatchResult {
  step_results: ({ affected_row_count: number } | null)[]
  step_errors: (HranaError | null)[]
}

type StreamResult =
  | { type: 'ok'; response: { type: string; result?: BatchResult } }
  | { type: 'error'; error: HranaError }

interface PipelineAnswer {
  baton: string | null
  base_url: string | null
  results: StreamResult[]
}

type Step = { condition?: object; stmt: object }

export class KeptStream {
  readonly #send: (body: string) => Promise<Answer>
  #baton: string | null = null
  readonly #texts = new Map<string, number>()
  #usedAt = 0

  constructor(send: (body: string) => Promise<Answer>) {
    this.#send = send
  }

  /** All or nothing, in one request. How many rows each changed. */
  async batch(statements: readonly RecordedStatement[]): Promise<{ rowsAffected: number }[]> {
    if (performance.now() - this.#usedAt > kept_ms) this.#forget()
    const { requests, place } = this.#requestsFor(statements)
    try {
      const answer = await this.#ask(JSON.stringify({ baton: this.#baton, requests }))
      const result = resultOf(answer, place)
      // Another address for the next request is for clusters of servers.
      if (answer.base_url) this.#forget()
      else this.#baton = answer.baton
      this.#usedAt = performance.now()
      return affected(result, statements.length)
    } catch (error) {
      this.#forget()
      throw error
    }
  }

  /** The server ends it by itself. */
  #forget(): void {
    this.#baton = null
    this.#texts.clear()
  }

  async #ask(body: string): Promise<PipelineAnswer> {
    const { status, body: said } = await this.#send(body)
    const text = said.toString()
    if (status === 200) return JSON.parse(text) as PipelineAnswer
    throw new ServerRefusal({ message: `Server returned HTTP status ${status}: ${text.slice(0, 200)}`, code: 'SERVER' })
  }

  #requestsFor(statements: readonly RecordedStatement[]): { requests: object[]; place: number } {
    const requests: object[] = []
    const steps: Step[] = [{ stmt: this.#named('BEGIN IMMEDIATE', requests) }]
    const then = (stmt: object) => steps.push({ condition: { type: 'ok', step: steps.length - 1 }, stmt })
    for (const { sql, args } of statements) then({ ...this.#named(sql, requests), args: args.map(wireValue) })
    then(this.#named('COMMIT', requests))
    const failed = { type: 'not', cond: { type: 'ok', step: steps.length - 1 } }
    steps.push({ condition: failed, stmt: this.#named('ROLLBACK', requests) })
    requests.push({ type: 'batch', batch: { steps } })
    return { requests, place: requests.length - 1 }
  }

  #named(sql: string, requests: object[]): object {
    let sql_id = this.#texts.get(sql)
    if (sql_id === undefined) {
      if (this.#texts.size >= texts_max || sql.length > text_characters_max) return { sql, want_rows: false }
      sql_id = this.#texts.size
      this.#texts.set(sql, sql_id)
      requests.push({ type: 'store_sql', sql_id, sql })
    }
    return { sql_id, want_rows: false }
  }
}

function resultOf({ results }: PipelineAnswer, place: number): BatchResult {
  const refused = results.find(result => result.type === 'error')
  if (refused) throw new ServerRefusal(refused.error)
  const found = results[place]
  if (found?.type !== 'ok' || !found.response.result) throw new ServerRefusal({ message: 'It answered something else' })
  return found.response.result
}

/** Between the beginning and the end are the statements. */
function affected({ step_results, step_errors }: BatchResult, count: number): { rowsAffected: number }[] {
  for (let step = 0; step <= count + 1; step++) {
    const error = step_errors[step]
    if (error) throw new ServerRefusal(error, step === 0 || step > count ? undefined : step - 1)
  }
  if (!step_results[count + 1]) throw new ServerRefusal({ message: 'It did not say whether it committed' })
  return step_results.slice(1, count + 1).map(result => ({ rowsAffected: result?.affected_row_count ?? 0 }))
}

function wireValue(value: Bound): object {
  if (value === null) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) }
  if (typeof value === 'number') return { type: 'float', value }
  return { type: 'blob', base64: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') }
}
