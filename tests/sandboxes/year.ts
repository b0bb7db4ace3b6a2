/**
 * Sandboxes through a time on the virtual clock: created, given, extended, ended, canceled and erased at random, with what must be there
 * and what must be gone after each step. Everything ends by the clean-up alone; then nothing is left.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { permissionNames } from '../../api/platform/identity/permissions.ts'
import { createSandboxFixture, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { type Random, randomOf } from '../chaos/random.ts'

const hour = 3_600_000
const day = 24 * hour
const step_hours = 12
/** What an owner has to decide after an end. */
const grace = 72 * hour

interface KnownSandbox {
  id: string
  copies: boolean
  gone_at: number
  cleanup: number
}
interface KnownAccess {
  id: string
  sandbox: KnownSandbox
  copy_id: string | null
  lead_id: string
  end: number
  erased: boolean
}

export interface Lived {
  wrong: string[]
  sandboxes: number
  accesses: number
  cleaned: number
}

export async function liveThrough(days: number, seed: number): Promise<Lived> {
  const f = await createSandboxFixture()
  try {
    return await new Life(f, randomOf(seed)).live(days)
  } finally {
    await f.close()
  }
}

class Life {
  readonly #f: SandboxFixture
  readonly #random: Random
  readonly #sandboxes: KnownSandbox[] = []
  readonly #accesses: KnownAccess[] = []
  readonly #wrong = new Set<string>()
  #cleaned = 0
  #made = 0

  constructor(f: SandboxFixture, random: Random) {
    this.#f = f
    this.#random = random
  }

  async live(days: number): Promise<Lived> {
    await this.#keepSignedIn()
    const until = this.#now() + days * day
    while (this.#now() < until) {
      await this.#act()
      await this.#forward()
    }
    while (this.#sandboxes.some(({ gone_at }) => gone_at > this.#now())) await this.#forward()
    // What was looked at while it was removed is looked at once more, within the hour.
    await this.#forward()
    await this.#nothingIsLeft()
    const counts = { sandboxes: this.#made, accesses: this.#accesses.length, cleaned: this.#cleaned }
    return { wrong: [...this.#wrong], ...counts }
  }

  /** With a key: a session does not last for a year. */
  async #keepSignedIn(): Promise<void> {
    const { w } = this.#f
    const { status, body } = await w.post('/v1/api-keys', { name: 'A year', grants: permissionNames() })
    if (status !== 201) throw new Error(JSON.stringify(body))
    w.person.token = String(body.key)
  }

  async #act(): Promise<void> {
    const open = this.#sandboxes.filter(({ gone_at, cleanup }) => gone_at - cleanup - grace > this.#now())
    const live = this.#accesses.filter(one => !one.erased && this.#goneAt(one) > this.#now())
    const roll = this.#random.next()
    if (open.length === 0 || roll < 0.15) return this.#create()
    if (roll < 0.6 || live.length === 0) return this.#give(this.#random.pick(open))
    const access = this.#random.pick(live)
    if (roll < 0.75) return this.#extend(access)
    if (roll < 0.85) return this.#end(access)
    return this.#erase(access)
  }

  async #create(): Promise<void> {
    const { w, newSandbox } = this.#f
    const copies = this.#random.next() < 0.6
    const [life_days, cleanup_days] = [this.#random.between(5, 40), this.#random.between(1, 6)]
    const expires_at = this.#now() + life_days * day
    this.#made += 1
    const id = await newSandbox({
      name: `Lived-demo-${this.#made}`,
      ...(copies ? { type: 'wordpress', lead_access: 'copy' } : { type: 'url', url: 'https://demo.example.net/' }),
      ...{ pool_size: copies ? this.#random.between(0, 1) : 0, expires_at: new Date(expires_at).toISOString() },
      ...{ user_data_expiry_hours: this.#random.between(6, 200), cleanup_after: cleanup_days, cleanup_unit: 'days' },
    })
    const cleanup = cleanup_days * day
    this.#sandboxes.push({ id, copies, cleanup, gone_at: expires_at + grace + cleanup })
    if (copies) await w.installation.databases.site(this.#f.site).then(() => this.#f.supervisor().stop(id))
  }

  async #give(sandbox: KnownSandbox): Promise<void> {
    const { w, path, newLead } = this.#f
    const lead_id = await newLead(`lead-${this.#accesses.length}@example.com`)
    const given = await w.post(path(`sandboxes/${sandbox.id}/accesses`), { lead_id })
    if (given.status !== 201) return this.#say(`an access is not given: ${JSON.stringify(given.body)}`)
    const { id, copy_id, expires_at } = given.body as unknown as {
      id: string
      copy_id: string | null
      expires_at: string
    }
    this.#accesses.push({ id, sandbox, copy_id, lead_id, end: Date.parse(expires_at), erased: false })
  }

  async #extend(access: KnownAccess): Promise<void> {
    const { w, path } = this.#f
    const hours = this.#random.between(1, 60)
    const extended = await w.post(path(`sandbox-accesses/${access.id}/extend`), { hours })
    if (extended.status === 200) access.end = Math.max(access.end, this.#now()) + hours * hour
    else if (extended.body.code !== 'sandbox_not_activated') this.#say(`not extended: ${extended.body.code}`)
  }

  async #end(access: KnownAccess): Promise<void> {
    const { w, path } = this.#f
    await w.post(path(`sandbox-accesses/${access.id}/end`))
    access.end = Math.min(access.end, this.#now())
  }

  async #erase(access: KnownAccess): Promise<void> {
    const { w, path } = this.#f
    const erased = await w.delete(path(`leads/${access.lead_id}`))
    if (erased.status >= 300) return this.#say(`a lead is not erased: ${JSON.stringify(erased.body)}`)
    access.erased = true
  }

  async #forward(): Promise<void> {
    this.#f.w.clock.forward(step_hours * hour)
    await this.#f.work()
    const there = new Set(await this.#ids())
    for (const { id, copies, gone_at } of this.#sandboxes) {
      this.#compare(`sandbox ${id}`, there.has(id), gone_at > this.#now())
      if (copies) this.#compare(`folder of ${id}`, existsSync(this.#f.folder(id)), gone_at > this.#now())
    }
    for (const access of this.#accesses) {
      const isDue = access.erased || this.#goneAt(access) <= this.#now()
      if (access.copy_id === null) continue
      this.#compare(`copy ${access.copy_id}`, there.has(access.copy_id), !isDue)
      this.#compare(`folder of copy ${access.copy_id}`, existsSync(this.#f.folder(access.copy_id)), !isDue)
    }
    this.#cleaned = this.#accesses.filter(one => one.erased || this.#goneAt(one) <= this.#now()).length
  }

  #compare(what: string, isThere: boolean, isExpected: boolean): void {
    if (isThere !== isExpected) this.#say(`${what} is ${isThere ? 'left behind' : 'gone too early'}`)
  }

  async #nothingIsLeft(): Promise<void> {
    const { w, site, folder, supervisor } = this.#f
    const database = await w.installation.databases.site(site)
    const counted = await database.read(db =>
      db.all<[string, number]>(`
        select 'sandboxes', count(*) from sandboxes union all
        select 'links', count(*) from sandbox_links union all
        select 'people in accesses', count(*) from sandbox_accesses where lead_id is not null union all
        select 'jobs', count(*) from jobs where type like '%sandbox%'`),
    )
    for (const [what, count] of counted) if (count > 0) this.#say(`${count} ${what} are left behind`)
    const above = dirname(folder('any'))
    const folders = existsSync(above) ? readdirSync(above) : []
    if (folders.length > 0) this.#say(`${folders.length} folders are left behind`)
    if (supervisor().awake > 0) this.#say(`${supervisor().awake} processes are left behind`)
  }

  #goneAt({ end, sandbox }: KnownAccess): number {
    return Math.min(end + sandbox.cleanup, sandbox.gone_at)
  }

  async #ids(): Promise<string[]> {
    const { w, site } = this.#f
    const database = await w.installation.databases.site(site)
    return (await database.read(db => db.all<[string]>('select id from sandboxes'))).map(([id]) => id)
  }

  #say(sentence: string): void {
    this.#wrong.add(sentence)
  }

  #now(): number {
    return this.#f.w.clock.now()
  }
}
