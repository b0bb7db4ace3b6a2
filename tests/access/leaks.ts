/** What stands in an answer and belongs to a site that the caller has nothing to do with: marks of names, and ids. */
import type { Database } from '../../api/platform/database/database.ts'
import { type Ground, type GroundName, type Grounds, groundNames, groundOfMark, markIn } from './grounds.ts'

const idIn = /\b[a-z]+_[0-9a-f]{32}\b/g

/** Every id in a database's text. */
async function idsIn(database: Pick<Database<'site'>, 'read'>): Promise<Set<string>> {
  const found = new Set<string>()
  await database.read(async db => {
    const tables = await db.all<[string]>("SELECT name FROM sqlite_master WHERE type = 'table'")
    for (const [name] of tables) {
      for (const row of await db.all<unknown[]>(`SELECT * FROM "${name}"`)) {
        for (const id of JSON.stringify(row).match(idIn) ?? []) found.add(id)
      }
    }
  })
  return found
}

export class Leaks {
  readonly #grounds = new Map<string, GroundName>()

  /** Reads what is stored; ids that several sites know, such as those of people, tell nothing. */
  static async of(grounds: Grounds): Promise<Leaks> {
    const leaks = new Leaks()
    const ids = new Map<GroundName, Set<string>>()
    for (const name of groundNames) ids.set(name, await storedBy(grounds[name]))
    for (const [name, own] of ids) {
      for (const id of own) {
        const others = groundNames.filter(other => other !== name && ids.get(other)?.has(id))
        if (others.length === 0) leaks.#grounds.set(id, name)
      }
      leaks.#grounds.set(grounds[name].site, name)
    }
    return leaks
  }

  get size(): number {
    return this.#grounds.size
  }

  /** Whose marks and ids stand in a text, but for those that were sent. */
  in(text: string, sent = ''): Map<GroundName, string> {
    const found = new Map<GroundName, string>()
    for (const id of text.match(idIn) ?? []) {
      const ground = this.#grounds.get(id)
      if (ground && !sent.includes(id)) found.set(ground, id)
    }
    for (const [mark, digit = ''] of text.matchAll(markIn)) {
      const ground = groundOfMark(digit)
      if (ground && !sent.includes(mark)) found.set(ground, mark)
    }
    return found
  }
}

const storedBy = async ({ people, site }: Ground): Promise<Set<string>> =>
  idsIn(await people.installation.databases.site(site))
