/**
 * The lists of domains that come with the program. They are read when the first address is verified, and searched as the
 * sorted bytes that they are: as a set of texts they would take ten times the memory.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '../../../platform/runtime/memoize.ts'

export class SortedLines {
  readonly #bytes: Buffer
  readonly dated: string
  readonly entries: number

  constructor(file: Buffer) {
    let from = 0
    while (file[from] === 0x23) from = file.indexOf(0x0a, from) + 1
    this.#bytes = file.subarray(from)
    this.dated = /^# dated: (\S+)/.exec(file.toString('latin1', 0, from))?.[1] ?? ''
    let entries = 0
    for (let at = this.#bytes.indexOf(0x0a); at >= 0; at = this.#bytes.indexOf(0x0a, at + 1)) entries += 1
    this.entries = entries
  }

  has(text: string): boolean {
    const wanted = Buffer.from(text)
    let low = 0
    let high = this.#bytes.length
    while (low < high) {
      const middle = (low + high) >> 1
      const start = this.#bytes.lastIndexOf(0x0a, middle - 1) + 1
      const begin = middle === 0 ? 0 : start
      const end = this.#bytes.indexOf(0x0a, begin)
      const order = this.#bytes.compare(wanted, 0, wanted.length, begin, end)
      if (order === 0) return true
      if (order < 0) low = end + 1
      else high = begin
    }
    return false
  }
}

export interface DomainLists {
  disposable: SortedLines
  free: SortedLines
}

const read = async (name: string) => new SortedLines(await readFile(join(import.meta.dirname, 'lists', `${name}.txt`)))

let lists: Promise<DomainLists> | undefined

/** Both lists; read once. */
export function domainLists(): Promise<DomainLists> {
  lists ??= Promise.all([read('disposable'), read('free')]).then(([disposable, free]) => ({ disposable, free }))
  return lists
}

/** The entries of both lists for a domain and its parent domains; cached, since few domains are very frequent. */
export interface DomainFacts {
  disposable: readonly (readonly [name: string, listed: boolean])[]
  free: boolean
}

export const listedAs = memoize({ texts_max: 2_000, characters_max: 253 }, async (domain): Promise<DomainFacts> => {
  const { disposable, free } = await domainLists()
  return {
    disposable: withParents(domain).map(name => [name, disposable.has(name)] as const),
    free: free.has(domain),
  }
})

/** A domain and its parent domains, the nearest first, without top-level domains. */
export function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'))
}
