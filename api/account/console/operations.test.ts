/** What goes on in all sites, and how the process is, for a super administrator alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOperation, findOperation } from '../../platform/features/operations/rules.ts'
import { forgettingOperations } from '../../site/history/operations/housekeeping.ts'
import { openScope } from '../../site-work.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import { workOff } from '../../testing/work-off.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('operations of all sites are listed with site, account, progress and who began them, by state, for nobody else', async () => {
  const bea = await h.newPerson('bea-of-operations@example.com')
  const [own, other] = [await h.newSite('Casa Roja'), await h.newSite('Casa Gris', bea.token)]
  const begin = async (site: string, token = h.person.token) =>
    (await h.post(`/v1/sites/${site}/lead-exports`, { format: 'csv', selection: {} }, { token })).body.id
  const list = async (query = '') => (await h.get(`/v1/installation/operations${query}`)).body
  await h.post(`/v1/sites/${other}/leads`, { email: 'lead@example.com' }, { token: bea.token })
  const first = await begin(own)
  await workOff(h, own)
  const second = await begin(other, bea.token)
  await h.post(`/v1/sites/${other}/operations/${second}/cancel`, undefined, { token: bea.token })
  const third = await begin(other, bea.token)
  await workOff(h, other)

  const page = await list('?limit=2')
  expect(page).toMatchObject({ has_more: true, data: [{ id: third }, { id: second, status: 'canceled' }] })
  const rest = await list(`?limit=2&cursor=${page.next_cursor}`)
  expect(rest).toMatchObject({ has_more: false, data: [{ id: first }] })
  expect(page.data[0]).toMatchObject({
    ...{ site_id: other, site_name: 'Casa Gris', owner_name: 'Ana García', type: 'lead_export', what: 'Export leads' },
    ...{ status: 'completed', total: 1, processed: 1, failed: 0, is_undo: false },
    created_by: { type: 'user', id: bea.user_id, name: 'Ana García' },
  })
  expect(JSON.stringify(page)).not.toContain('@example.com')
  expect((await list('?status=canceled')).data.map(({ id }) => id)).toEqual([second])
  expect((await list(`?site_id=${own}`)).data.map(({ id }) => id)).toEqual([first])
  expect((await h.get('/v1/installation/operations', { token: bea.token })).body.code).toBe('not_permitted')

  await h.inSite(other, tx => tx.run('update operations set ended_at = 1 where id = ?', [second]))
  await h.installation.databases.control.write(tx =>
    tx.run('update site_operations set ended_at = 1 where id = ?', [second]),
  )
  const scope = await openScope(h.installation, other)
  forgettingOperations(scope!).start()
  await until(list, ({ data }) => data.length === 2)
  expect((await h.delete(`/v1/sites/${other}`, { token: bea.token })).status).toBe(204)
  expect((await list()).data.map(({ id }) => id)).toEqual([first])
})

test('health tells of the disk, of what waits and of what failed', async () => {
  const site = await h.newSite('Casa Negra')
  const { id } = (await h.post(`/v1/sites/${site}/lead-exports`, { format: 'csv', selection: {} })).body
  await h.inSite(site, async tx => {
    const row = await findOperation(tx, id)
    const ending = { emit: async () => '', now: h.clock.now() }
    if (row) await endOperation(tx, row, { status: 'failed', reason: 'internal' }, ending)
  })
  await workOff(h, site)
  await h.post('/v1/auth/forgot-password', { email: 'bea-of-operations@example.com' }, { token: null })
  await h.installation.databases.control.write(tx => tx.run('update sites set wake_at = 5 where id = ?', [site]))
  const { body } = await h.get('/v1/installation/health')
  expect(body).toMatchObject({
    ...{ runner: 'embedded', waiting_actions: 0, overdue_site_count: 1, waiting_email_count: 1 },
    ...{ oldest_waiting_email_at: new Date(h.clock.now()).toISOString(), failed_operation_count: 1, damaged_sites: [] },
  })
  const { disk_bytes, disk_free_bytes, memory_bytes } = body as unknown as Record<string, number>
  expect(disk_free_bytes).toBeGreaterThan(0)
  expect(disk_free_bytes).toBeLessThanOrEqual(disk_bytes!)
  expect(memory_bytes).toBeGreaterThan(10_000_000)
  const [failed] = (await h.get('/v1/installation/operations?status=failed')).body.data
  expect(failed).toMatchObject({ id, reason: { code: 'internal', text: expect.any(String) } })
})
