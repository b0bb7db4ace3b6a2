/** Whether two places have the same tables, and in each the same rows. Page by page: only while one is asked for must nothing be written. */
import { readContents, readPages, type Source } from './tables.ts'
import type { Value } from './values.ts'

export type Turn = <T>(work: () => Promise<T>) => Promise<T>

/** The tables in which the two differ; `schema` where they do not name the same. */
export async function differingTables(one: Source, other: Source, turn: Turn = work => work()): Promise<string[]> {
  const { objects, tables } = await readContents(one)
  const there = await readContents(other)
  if (schemaOf(objects) !== schemaOf(there.objects)) return ['schema']
  const both = new BothSources(one, other, turn)
  const apart = new Set<string>()
  for await (const [{ name }, rows] of readPages(both, tables)) if (both.apart.has(rows)) apart.add(name)
  return [...apart]
}

const schemaOf = (objects: readonly Value[][]): string => JSON.stringify(objects.map(written).toSorted())

/** Answers as one of them, and knows what the other one answers differently. */
class BothSources implements Source {
  readonly #one: Source
  readonly #other: Source
  readonly #turn: Turn
  readonly apart = new WeakSet<Value[][]>()

  constructor(one: Source, other: Source, turn: Turn) {
    this.#one = one
    this.#other = other
    this.#turn = turn
  }

  async all(sql: string, values: Value[]): Promise<Value[][]> {
    return this.#ask(source => source.all(sql, values), this.#note)
  }

  async together(texts: readonly string[]): Promise<Value[][][]> {
    return this.#ask(
      source => source.together(texts),
      (here, there) => {
        for (const [i, rows] of here.entries()) this.#note(rows, there[i])
      },
    )
  }

  async #ask<T>(ask: (source: Source) => Promise<T>, note: (here: T, there: T) => void): Promise<T> {
    const [here, there] = await this.#turn(() => Promise.all([ask(this.#one), ask(this.#other)]))
    note(here, there)
    return here
  }

  readonly #note = (here: Value[][], there: Value[][] | undefined): void => {
    const isSame = here.length === there?.length && here.every((row, i) => written(row) === written(there[i] ?? []))
    if (!isSame) this.apart.add(here)
  }
}

const written = (row: readonly Value[]): string => row.map(literal).join()

/** As both ends answer it, whatever the type that they have for it. */
function literal(value: Value): string {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
