/** What endpoints on sandboxes need before they can succeed. Nothing works in the world of the walk: states are set by hand. */
import { eq } from 'drizzle-orm'
import { hashSecret } from '../../api/platform/identity/secrets.ts'
import { claimUrl } from '../../api/public/sandbox-entries/rules.ts'
import { sandboxAccesses, sandboxLinks } from '../../api/site/sandboxes/sandbox-access/table.ts'
import { sandboxes } from '../../api/site/sandboxes/sandboxes/table.ts'
import { zip } from '../../api/testing/zip.ts'
import type { Fixture, Make } from './fixtures.ts'
import { form } from './forms.ts'
import { later, signed } from './links.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>
type Set = Partial<typeof sandboxes.$inferSelect>

async function sandboxWith(w: People, site: string, set: Set = {}): Promise<string> {
  const body = { name: `Shop-demo-${w.next()}`, type: 'url', url: 'https://demo.example.com/' }
  const { id } = expectMade(await w.post(`/v1/sites/${site}/sandboxes`, body), 201).body
  const database = await w.installation.databases.site(site)
  await database.write(async tx => {
    await tx
      .update(sandboxes)
      .set({ machine_status: 'ready', task: null, ...set })
      .where(eq(sandboxes.id, id))
  })
  return id
}

const having =
  (set: Set = {}): MakeFixture =>
  async (w, site) => ({ params: { sandbox_id: await sandboxWith(w, site, set) } })

const wordpress = { type: 'wordpress', driver_facts: { installed: true, snapshot: true } } as const

/** An access that can be entered. */
export async function newAccess(w: People, site: string, make: Make): Promise<string> {
  const sandbox_id = await sandboxWith(w, site)
  const body = { lead_id: await make('lead'), send_email: false }
  return expectMade(await w.post(`/v1/sites/${site}/sandboxes/${sandbox_id}/accesses`, body), 201).body.id
}

const assigned: MakeFixture = async (w, site, make) => ({ params: { access_id: await newAccess(w, site, make) } })

/** A link of an email that was not used. */
const linked: MakeFixture = async (w, site, make) => {
  const access_id = await newAccess(w, site, make)
  const nonce = `nonce-${w.next()}`
  const database = await w.installation.databases.site(site)
  const expires_at = Number(later(w))
  await database.write(async tx => {
    await tx.insert(sandboxLinks).values({ hash: hashSecret(nonce), access_id, expires_at, used_at: null })
    // No email goes out in the walk.
    await tx.update(sandboxAccesses).set({ mailed_at: w.clock.now() }).where(eq(sandboxAccesses.id, access_id))
  })
  return signed(w, site, 'sandbox', ['lead', access_id, nonce, String(expires_at)])
}

/** The page after a form whose campaign gave access. */
const claimed: MakeFixture = async (w, site) => {
  const sandbox_id = await sandboxWith(w, site)
  const email = `claims-${w.next()}@example.com`
  const lead_id = expectMade(await w.post(`/v1/sites/${site}/leads`, { email }), 201).body.id
  const path = `/v1/sites/${site}/sandboxes/${sandbox_id}/accesses`
  expectMade(await w.post(path, { lead_id, send_email: false }), 201)
  const url = await claimUrl(w.installation, { site_id: site, sandbox_id, email, now: w.clock.now() })
  return { params: { token: url.slice(url.lastIndexOf('/') + 1) } }
}

export const sandboxFixtures: Record<string, MakeFixture> = {
  openSandbox: having(),
  applySandboxBlueprint: async (w, site) => ({
    params: { sandbox_id: await sandboxWith(w, site, wordpress) },
    ...form(['file', zip({ 'blueprint.json': JSON.stringify({ settings: { blogname: `Shop ${w.next()}` } }) })]),
  }),
  suspendSandbox: having(),
  resumeSandbox: having({ machine_status: 'asleep' }),
  retrySandbox: having({ machine_status: 'failed', task: 'create', failure: 'panel_slow' }),
  cancelSandbox: having(),
  reactivateSandbox: having(),
  snapshotSandbox: having(wordpress),
  resetSandbox: having(wordpress),
  duplicateSandbox: async (w, site) => ({
    params: { sandbox_id: await sandboxWith(w, site, wordpress) },
    body: { name: `Double-${w.next()}` },
  }),
  assignSandbox: async (w, site, make) => ({
    params: { sandbox_id: await sandboxWith(w, site) },
    body: { lead_id: await make('lead'), send_email: false },
  }),
  getSandboxAccess: assigned,
  extendSandboxAccess: assigned,
  endSandboxAccess: assigned,
  deleteSandboxAccess: assigned,
  sendSandboxAccess: assigned,
  createSandboxLink: assigned,
  showSandboxEntry: linked,
  enterSandbox: linked,
  requestSandboxLink: linked,
  showSandboxClaim: claimed,
  claimSandbox: claimed,
}
