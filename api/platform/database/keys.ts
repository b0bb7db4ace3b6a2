/** The keys that databases hold, in memory while they are open. One is added when they are renewed, none is ever taken away. */
import { randomBytes } from 'node:crypto'
import { asc, desc } from 'drizzle-orm'
import { controlKey } from './control-table.ts'
import type { Database } from './database.ts'
import type { Kind } from './handle.ts'
import { addNewerKey, allKeys, keyRing } from './key-ring.ts'
import { NoSiteError } from './site-file.ts'
import { siteKey } from './site-table.ts'

type KeyTable = typeof siteKey | typeof controlKey

interface Needs {
  control: Database<'control'>
  site(siteId: string): Promise<Database<'site'>>
  now(): number
}

export class Keys {
  readonly #needs: Needs
  readonly #ofSites = new Map<string, Buffer>()
  #ofControl: Buffer | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async ofSite(siteId: string): Promise<Buffer> {
    const known = this.#ofSites.get(siteId)
    if (known !== undefined) return known
    const key = await readKeys(await this.#needs.site(siteId), siteKey)
    if (key === undefined) throw new NoSiteError()
    this.#ofSites.set(siteId, key)
    return key
  }

  /** Made when it is first asked for. */
  async ofControl(): Promise<Buffer> {
    const { control, now } = this.#needs
    this.#ofControl ??= await readKeys(control, controlKey)
    if (this.#ofControl) return this.#ofControl
    const row = { id: 1, key: randomBytes(32), created_at: now() }
    await control.write(async tx => {
      await tx.insert(controlKey).values(row).onConflictDoNothing()
    })
    this.#ofControl ??= await readKeys(control, controlKey)
    return this.#ofControl ?? row.key
  }

  /** A new one, once in the renewal that began then; the former ones are still accepted. */
  async renewSite(siteId: string, since: number): Promise<void> {
    const former = await this.ofSite(siteId)
    const newer = await addKey(await this.#needs.site(siteId), siteKey, since)
    // The site may have been closed and opened meanwhile: others may hold keys that were read before.
    if (newer) for (const key of [former, await this.ofSite(siteId)]) addNewerKey(key, newer)
  }

  async renewControl(since: number): Promise<void> {
    const former = await this.ofControl()
    const newer = await addKey(this.#needs.control, controlKey, since)
    if (newer) addNewerKey(former, newer)
  }

  /** Another process may have added one: whoever holds the former ones has it as well. */
  async refresh(siteId: string | undefined): Promise<void> {
    const held = siteId === undefined ? this.#ofControl : this.#ofSites.get(siteId)
    if (!held) return
    const { control, site } = this.#needs
    const now = siteId === undefined ? await readKeys(control, controlKey) : await readKeys(await site(siteId), siteKey)
    for (const key of now ? allKeys(now) : []) addNewerKey(held, key)
  }

  forget(siteId: string): void {
    this.#ofSites.delete(siteId)
  }
}

/** Undefined where it has none yet. */
async function readKeys<K extends Kind>(database: Database<K>, table: KeyTable): Promise<Buffer | undefined> {
  const rows = await database.read(async db => db.select({ key: table.key }).from(table).orderBy(asc(table.id)))
  const [first, ...newer] = rows.map(({ key }) => key)
  return first && keyRing([first, ...newer])
}

/** The key that was added; undefined where this renewal, which is known by its moment, has added one. Clocks may be set: moments are not compared. */
function addKey<K extends Kind>(database: Database<K>, table: KeyTable, since: number): Promise<Buffer | undefined> {
  const key = randomBytes(32)
  return database.write(async tx => {
    const [newest] = await tx
      .select({ id: table.id, created_at: table.created_at })
      .from(table)
      .orderBy(desc(table.id))
      .limit(1)
    if (newest?.created_at === since) return undefined
    await tx.insert(table).values({ id: (newest?.id ?? 0) + 1, key, created_at: since })
    tx.announce('keys')
    return key
  })
}
