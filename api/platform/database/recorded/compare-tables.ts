/** Whether two places have the same tables, and in each the same rows, as a hash of each says. */
import { createHash } from 'node:crypto'
import { contentsOf, pagesOf, type Source } from './tables.ts'
import type { Value } from './values.ts'

/** The tables in which the two differ; `schema` where they do not name the same. */
export async function differingTables(one: Source, other: Source): Promise<string[]> {
  const [here, there] = [await digestsOf(one), await digestsOf(other)]
  return [...new Set([...here.keys(), ...there.keys()])].filter(name => here.get(name) !== there.get(name))
}

async function digestsOf(source: Source): Promise<Map<string, string>> {
  const { objects, tables } = await contentsOf(source)
  const hashes = new Map(tables.map(({ name }) => [name, createHash('sha256')]))
  const schema = createHash('sha256').update(JSON.stringify(objects.map(written).toSorted()))
  for await (const [{ name }, rows] of pagesOf(source, tables))
    for (const row of rows) hashes.get(name)?.update(written(row))
  hashes.set('schema', schema)
  return new Map(Array.from(hashes, ([name, hash]) => [name, hash.digest('hex')]))
}

const written = (row: readonly Value[]): string => `${row.map(literal).join()}\n`

/** As both ends answer it, whatever the type that they have for it. */
function literal(value: Value): string {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
