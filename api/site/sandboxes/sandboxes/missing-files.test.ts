/** Sandboxes whose files a backup or a move left out, and the address that follows the server. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freezeSite, markSiteRestored } from '../../../account/sites/rules.ts'
import { openScope } from '../../../site-work.ts'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'
import { zip } from '../../../testing/zip.ts'
import { sweepingSandboxes } from './housekeeping.ts'

const hour = 3_600_000
let f: SandboxFixture
let sandbox_id: string
beforeEach(async () => {
  f = await createSandboxFixture()
  sandbox_id = await f.newSandbox({ name: 'Moved-demo', type: 'wordpress', lead_access: 'copy', cleanup_after: null })
})
afterEach(() => f.close())

async function given(email: string) {
  const lead_id = await f.newLead(email)
  const { body } = await f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, hours: 0, send_email: false })
  await f.work()
  const { url } = (await f.w.post(f.path(`sandbox-accesses/${body.id}/links`))).body
  const enter = () => f.w.call('POST', new URL(String(url)).pathname, { token: null, headers: { accept: 'text/html' } })
  return { copy_id: String(body.copy_id), enter }
}
test('one without files says so and stays closed; built anew, its copies come with it', async () => {
  const { copy_id, enter } = await given('ana@example.com')
  const { origin, cookie } = await f.enterAsOwner(sandbox_id)
  for (const id of [sandbox_id, copy_id]) {
    await f.supervisor().stop(id)
    rmSync(f.folder(id), { recursive: true })
  }
  const closed = await f.visit(`${origin}/`, { headers: { cookie, accept: 'text/html' } })
  expect([closed.status, closed.headers['x-sandbox-page']]).toEqual([502, 'failed'])
  await f.work()
  const missing = { machine_status: 'failed', failure: 'files_missing', has_snapshot: false }
  expect(await f.sandbox(sandbox_id), 'told with the visit').toMatchObject(missing)
  f.w.clock.forward(2 * hour)
  await f.work()
  expect(await f.sandbox(copy_id)).toMatchObject(missing)
  const page = await enter()
  expect([page.status, String(page.body)]).toEqual([503, expect.stringContaining('The demo does not answer')])

  await f.w.post(f.path(`sandboxes/${sandbox_id}/retry`))
  await f.work()
  const both = [await f.sandbox(sandbox_id), await f.sandbox(copy_id)]
  expect(both.map(({ machine_status, failure }) => [machine_status, failure])).toEqual([
    ['asleep', undefined],
    ['asleep', undefined],
  ])
  const on = await enter()
  expect([on.status, (await f.visit(String(on.headers.get('location')))).status], 'the link was not used up').toEqual([
    303, 302,
  ])
})

test('a copy alone is made anew by itself', async () => {
  const { copy_id } = await given('ana@example.com')
  rmSync(f.folder(copy_id), { recursive: true })
  f.w.clock.forward(2 * hour)
  await f.work()
  expect(await f.sandbox(copy_id)).toMatchObject({ machine_status: 'asleep' })
  expect(existsSync(f.folder(copy_id))).toBe(true)
})

test('one that was built from a blueprint asks for it again', async () => {
  const blueprint = zip({ 'blueprint.json': JSON.stringify({ content: [{ type: 'post', title: 'A', text: 'B' }] }) })
  await f.applyBlueprint(sandbox_id, blueprint)
  await f.supervisor().stop(sandbox_id)
  rmSync(f.folder(sandbox_id), { recursive: true })
  f.w.clock.forward(2 * hour)
  await f.work()
  await f.w.post(f.path(`sandboxes/${sandbox_id}/retry`))
  await f.work()
  expect(await f.sandbox(sandbox_id)).toMatchObject({ machine_status: 'failed', failure: 'blueprint_missing' })
  await f.applyBlueprint(sandbox_id, blueprint)
  expect(await f.sandbox(sandbox_id)).toMatchObject({ machine_status: 'ready' })
})

test('its address is that of the server, whatever it was built at', async () => {
  const { enter } = await given('ana@example.com')
  const { sandboxes } = f.w.installation.config
  Object.assign(sandboxes, { url: 'https://demos.example.net' })
  const { url } = await f.sandbox(sandbox_id)
  expect(url).toMatch(/^https:\/\/moved-demo-[0-9a-z]{5}-[0-9a-z]{25}\.demos\.example\.net$/)
  expect((await f.w.get(f.path('sandboxes'))).body.data).toMatchObject([{ url }])
  const on = String((await enter()).headers.get('location'))
  expect(new URL(on).hostname.endsWith('.demos.example.net')).toBe(true)
  const entered = await f.visit(on)
  expect(entered.headers['set-cookie']?.at(-1)).toMatch(/^leadwright_visit=.*; Secure$/)
})

test('where a site has moved away, leads are let in no more, and its owner is', async () => {
  const { enter } = await given('ana@example.com')
  const on = String((await enter()).headers.get('location'))
  const entered = await f.visit(on)
  const lead = entered.headers['set-cookie']?.map(one => one.split(';')[0]).join('; ') ?? ''
  const owner = await f.enterAsOwner(sandbox_id)
  await f.w.installation.databases.control.write(async tx => {
    await freezeSite(tx, f.site, f.w.clock.now())
    tx.announce(`site ${f.site}`)
  })
  f.w.clock.forward(5_000)
  expect((await f.visit(`${new URL(on).origin}/`, { headers: { cookie: lead } })).status).toBe(410)
  expect((await enter()).status).toBe(503)
  expect((await f.visit(`${owner.origin}/`, { headers: { cookie: owner.cookie } })).status).toBe(200)
})

test('folders of no sandbox stay until a restored site is resumed', async () => {
  const unknown = f.folder('sbx_since_the_backup')
  mkdirSync(unknown, { recursive: true })
  await f.w.installation.databases.control.write(async tx => {
    await markSiteRestored(tx, f.site, { made_at: f.w.clock.now(), now: f.w.clock.now() })
    tx.announce(`site ${f.site}`)
  })
  const sweep = async () => {
    const scope = await openScope(f.w.installation, f.site)
    const sweeping = sweepingSandboxes(scope!)
    await sweeping.start()
    await sweeping.stop()
  }
  await sweep()
  expect(existsSync(unknown)).toBe(true)
  await f.w.post(f.path('resume'), { overdue: 'continue' })
  await sweep()
  expect([existsSync(unknown), existsSync(f.folder(sandbox_id))]).toEqual([false, true])
})
