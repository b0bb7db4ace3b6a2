/** Who may visit a sandbox: a ticket becomes a cookie of its origin, which is checked with each request against what holds now. */
import type { Installation } from '../../platform/features/context.ts'
import { linkToken, readLink } from '../../platform/features/signed-link.ts'
import { hashSecret } from '../../platform/identity/secrets.ts'
import { playgroundLimits } from '../../site/sandboxes/drivers/limits.ts'
import type { NamedSandbox } from '../../site/sandboxes/drivers/rules.ts'
import {
  type AccessRow,
  findAccess,
  isEnterable,
  leadKey,
  sandboxAccessLimits,
  useTicket,
} from '../../site/sandboxes/sandbox-access/rules.ts'
import { findByHandle, findSandbox, type SandboxRow } from '../../site/sandboxes/sandboxes/rules.ts'

export const visit_cookie = 'leadwright_visit'
const hour_ms = 3_600_000
/** How long what was read of a visit is believed: an access that ends is refused within this time. */
const believed_ms = 2_000

export interface Visit {
  site_id: string
  sandbox: SandboxRow
  role: 'owner' | 'lead'
  /** Their user in WordPress. */
  key: string
  until: number
}

export class Visits {
  readonly #installation: Installation
  readonly #read = new Map<string, { at: number; visit: Visit | undefined }>()

  constructor(installation: Installation) {
    this.#installation = installation
  }

  async sandboxAt({ site_id, handle }: NamedSandbox): Promise<SandboxRow | undefined> {
    if (!(await this.#installation.sites.find(site_id))) return undefined
    const database = await this.#installation.databases.site(site_id)
    return database.read(db => findByHandle(db, handle))
  }

  /** Once for each ticket: the cookie that goes on. */
  async enter(ticket: string, sandbox: SandboxRow): Promise<{ visit: Visit; cookie: string } | undefined> {
    const link = await readLink(this.#installation, 'sandbox', ticket)
    if (!link) return undefined
    const { site, parts } = link
    const [type = '', id = '', nonce = '', until = ''] = parts
    const now = this.#installation.clockOf(site).now()
    const role = type === 'owner' ? 'owner' : type === 'visit' ? 'lead' : undefined
    if (!role || Number(until) <= now) return undefined
    const database = await this.#installation.databases.site(site.id)
    if (!(await database.write(tx => useTicket(tx, hashSecret(nonce), Number(until))))) return undefined
    const visit = await this.#present(site.id, sandbox.id, role, id)
    if (!visit) return undefined
    const key = await this.#installation.databases.siteKey(site.id)
    const ends = now + sandboxAccessLimits.sandbox_visit_hours * hour_ms
    return { visit, cookie: linkToken(key, 'sandbox', site.id, ['pass', id, visit.role, String(ends)]) }
  }

  /** Who has entered already. */
  async again(cookie: string, sandbox: SandboxRow): Promise<{ visit: Visit; cookie: string } | undefined> {
    const visit = await this.present(cookie, sandbox)
    return visit && { visit, cookie }
  }

  /** The visit that a cookie stands for, as long as it may go on. */
  async present(cookie: string, sandbox: SandboxRow): Promise<Visit | undefined> {
    const link = await readLink(this.#installation, 'sandbox', cookie)
    if (!link) return undefined
    const { site, parts } = link
    const [type, id = '', role, until = ''] = parts
    const now = this.#installation.clockOf(site).now()
    if (type !== 'pass' || Number(until) <= now || (role !== 'owner' && role !== 'lead')) return undefined
    const known = this.#read.get(cookie)
    if (known && now - known.at < believed_ms && known.visit?.sandbox.id === sandbox.id) return known.visit
    const visit = await this.#present(site.id, sandbox.id, role, id)
    if (this.#read.size >= playgroundLimits.playground_visits_kept) this.#read.clear()
    this.#read.set(cookie, { at: now, visit })
    return visit
  }

  async #present(site_id: string, sandbox_id: string, role: Visit['role'], id: string): Promise<Visit | undefined> {
    const site = await this.#installation.sites.find(site_id)
    if (!site) return undefined
    const now = this.#installation.clockOf(site).now()
    const database = await this.#installation.databases.site(site_id)
    return database.read(async db => {
      const sandbox = await findSandbox(db, sandbox_id)
      if (!sandbox || sandbox.machine_status === 'deleting') return undefined
      const until = now + hour_ms
      if (role === 'owner') return id === sandbox.id ? { site_id, sandbox, role, key: 'owner', until } : undefined
      // What leads do here would be lost to the place where the site goes on: the link from their email leads there.
      if (site.moved !== null) return undefined
      const row: AccessRow | undefined = await findAccess(db, id)
      if (!row || (row.copy_id ?? row.sandbox_id) !== sandbox.id) return undefined
      const offered = await findSandbox(db, row.sandbox_id)
      if (!isEnterable(row, sandbox, offered, now)) return undefined
      return { site_id, sandbox, role, key: leadKey(row), until }
    })
  }
}
