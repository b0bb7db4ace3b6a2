/** Whoever loses a site, an account or a session while something is read of it: what is open breaks off, and tells nothing of after. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFilePart, filePart } from '../../platform/features/operations/files.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { workOff } from '../../testing/work-off.ts'

const password = 'correct horse'
let h: Harness
let site: string
let sister: string
let file: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  sister = await h.newSite('Casa Azul')
  const { id } = (await h.post(`/v1/sites/${site}/lead-exports`, { format: 'csv', selection: {} })).body
  await workOff(h, site)
  // More than lies in buffers on the way.
  const part = await filePart(randomBytes(100_000))
  await h.inSite(site, async tx => {
    for (let number = 10; number < 40; number++) await addFilePart(tx, id, number, part)
    const counting = 'with recursive c(n) as (select 1 union all select n + 1 from c where n < 3000)'
    await tx.run(
      `${counting} insert into runs
        (id, journey_id, journey_version, lead_id, cause, status, state, attempts, enrolled_at, enrolled_day, ended_at)
        select 'run_' || n, 'jrn_1', 1, 'lead_' || n, 'manual', 'completed', '{}', 0, n, 1, n from c`,
      [],
    )
  })
  file = `operations/${id}/file`
})
afterAll(() => h.close())

let count = 0
async function takeToken(): Promise<string> {
  const mail = await h.installation.databases.control.write(async tx => {
    const all = await tx.select().from(jobs)
    await tx.delete(jobs)
    return all.at(-1)?.payload as SystemMail
  })
  return mail.link.split(/[/=]/).at(-1) ?? ''
}

async function newManager() {
  const email = `manager-${++count}@example.com`
  const rights = { all_sites: false, site_ids: [site, sister], grants: ['read-site', 'read-lead', 'manage-marketing'] }
  h.clock.forward(60_000)
  await h.signInAgain()
  const { id } = (await h.post('/v1/managers', { name: 'Bea', email, ...rights })).body
  const chosen = { first_name: 'Bea', last_name: 'López', password }
  await h.post('/v1/invitations/accept', { token: await takeToken(), ...chosen }, { token: null })
  const session = await h.post('/v1/auth/sign-in', { email, password }, { token: null })
  expect(session.status).toBe(201)
  return { id, email, token: String(session.body.token) }
}
const newLead = async () => (await h.post(`/v1/sites/${site}/leads`, { email: `lead-${++count}@example.com` })).body.id
type Manager = Awaited<ReturnType<typeof newManager>>

const losses = {
  'the site': async ({ id }: Manager) => (await h.patch(`/v1/managers/${id}`, { site_ids: [sister] })).status,
  'every right to read it': async ({ id }: Manager) =>
    (await h.patch(`/v1/managers/${id}`, { grants: ['manage-popups'] })).status,
  'the account': async ({ id }: Manager) => (await h.delete(`/v1/managers/${id}`)).status,
  'the session, as the password is reset': async ({ email }: Manager) => {
    await h.post('/v1/auth/forgot-password', { email }, { token: null })
    const [fresh, token] = ['battery staple', await takeToken()]
    const body = { token, password: fresh, password_confirmation: fresh }
    return (await h.post('/v1/auth/reset-password', body, { token: null })).status
  },
}

async function open(path: string, token: string) {
  const answer = await h.app.request(`/v1/sites/${site}/${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  const reader = answer.body?.getReader()
  let [bytes, text] = [0, '']
  const read = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    bytes += value?.byteLength ?? 0
    if (path === 'stream') text += new TextDecoder().decode(value)
    return !done
  }
  const readOn = async () => {
    while (await read());
  }
  return { read, readOn, bytes: () => bytes, text: () => text }
}

const sizes = new Map<string, number>()
const tables = ['runs/export', 'the file of an operation']
const cells = tables.flatMap(of => Object.keys(losses).map(loss => [of, loss as keyof typeof losses] as const))

test.each(cells)('%s breaks off when its reader loses %s', async (of, loss) => {
  const path = of === 'runs/export' ? of : file
  const manager = await newManager()
  if (!sizes.has(of)) {
    const whole = await open(path, manager.token)
    await whole.readOn()
    sizes.set(of, whole.bytes())
  }
  const cut = await open(path, manager.token)
  await cut.read()
  const before = cut.bytes()
  expect(await losses[loss](manager)).toBeLessThan(300)
  await expect(cut.readOn()).rejects.toThrow()
  // A piece or two of before the loss were on their way.
  expect(cut.bytes() - before).toBeLessThan((sizes.get(of) ?? 0) / 2)
})

test.each(Object.keys(losses) as (keyof typeof losses)[])(
  'the stream tells nothing of what happens once its reader has lost %s, and ends',
  async loss => {
    const manager = await newManager()
    const live = await open('stream', manager.token)
    await live.read()
    const before = await newLead()
    while (!live.text().includes(before)) await live.read()
    const pending = live.readOn()
    expect(await losses[loss](manager)).toBeLessThan(300)
    const after = await newLead()
    const asked = performance.now()
    await pending
    expect(performance.now() - asked).toBeLessThan(2_000)
    expect(live.text()).not.toContain(after)
  },
)
