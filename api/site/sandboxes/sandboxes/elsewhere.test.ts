/** A site that may go on elsewhere, moved or restored, ends no machine that the other one may have extended. */
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markSiteRestored } from '../../../account/sites/rules.ts'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'

const hour = 3_600_000
let f: SandboxFixture
beforeAll(async () => {
  f = await createSandboxFixture()
})
afterAll(() => f.close())

test('a restored site deletes no machine and no copy until it is resumed', async () => {
  const cleanup = { cleanup_after: 1, cleanup_unit: 'hours' }
  const expires_at = new Date(f.w.clock.now() + 24 * hour).toISOString()
  const sandbox_id = await f.newSandbox({
    name: 'Shop-demo',
    type: 'wordpress',
    lead_access: 'copy',
    expires_at,
    ...cleanup,
  })
  const lead_id = await f.newLead('ana@example.com')
  const { body } = await f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, hours: 4, send_email: false })
  await f.work()
  const folders = [f.folder(sandbox_id), f.folder(String(body.copy_id))]
  const now = f.w.clock.now()
  await f.w.installation.databases.control.write(async tx => {
    await markSiteRestored(tx, f.site, { made_at: now, now })
    tx.announce(`site ${f.site}`)
  })
  f.w.clock.forward(300 * hour)
  await f.work()
  expect(folders.map(folder => existsSync(folder))).toEqual([true, true])
  expect((await f.w.post(f.path('resume'), { overdue: 'continue' })).status).toBe(200)
  f.w.clock.forward(hour)
  await f.work()
  expect(folders.map(folder => existsSync(folder))).toEqual([false, false])
})
