/** All terms, from the tables beside this file. They are read when the document is made, not at the start of the process. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Terms = Readonly<Record<string, string>>

const readTable = (name: string): Terms => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

/** Every term by its key; a key that stands in two tables has the first one’s words, which the test of the document finds. */
export function readTerms(): Terms {
  const tables = readdirSync(import.meta.dirname).filter(name => name.endsWith('.json'))
  return Object.assign({}, ...tables.toSorted().reverse().map(readTable))
}
