import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Full, Unavailable } from '../../platform/runtime/errors.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { workInstallation } from '../../testing/work-installation.ts'
import { siteLimits } from './limits.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('a site is created as a draft with a database of its own, changed, published and unpublished', async () => {
  const made = await h.post('/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde', timezone: 'Europe/Madrid' })
  expect(made.body).toMatchObject({ status: 'draft', timezone: 'Europe/Madrid', currency: 'EUR', language: 'en' })
  expect(made.body.snippet).toBe(
    `<script async src="https://leads.example.com/widget.js" data-site="${made.body.id}"></script>`,
  )
  expect(existsSync(join(h.folder, 'sites', made.body.id))).toBe(true)
  const path = `/v1/sites/${made.body.id}`
  const address = 'Calle Mayor 1, 28013 Madrid'
  expect((await h.patch(path, { postal_address: address })).body).toMatchObject({ postal_address: address, version: 2 })
  expect((await h.post(`${path}/publish`)).body).toMatchObject({ status: 'published' })
  expect((await h.post(`${path}/unpublish`)).body).toMatchObject({ status: 'draft' })
  expect((await h.post(`${path}/pause`)).body).toMatchObject({ paused: true })
  expect((await h.post(`${path}/resume`, { overdue: 'continue' })).body).toMatchObject({ paused: false })
})

test('a taken subdomain is refused at its field and leaves nothing behind', async () => {
  await h.post('/v1/sites', { name: 'One', subdomain: 'one' })
  const headers = { 'accept-language': 'es' }
  const taken = await h.post('/v1/sites', { name: 'Two', subdomain: 'ONE' }, { headers })
  expect(taken.body).toMatchObject({
    status: 409,
    code: 'subdomain_taken',
    errors: [{ pointer: '/subdomain', text: 'Este subdominio ya está en uso' }],
  })
  expect((await h.get('/v1/sites')).body.data.map(s => s.name)).not.toContain('Two')
  const other = await h.post('/v1/sites', { name: 'Other', subdomain: 'other' })
  const moved = await h.patch(`/v1/sites/${other.body.id}`, { subdomain: 'one' })
  expect(moved.body).toMatchObject({ status: 409, code: 'subdomain_taken', errors: [{ pointer: '/subdomain' }] })
  expect((await h.patch(`/v1/sites/${other.body.id}`, { subdomain: 'other' })).status).toBe(200)
})

test.each([
  [{ name: '', subdomain: 'ok' }, '/name', 'too_short'],
  [{ name: 'x', subdomain: '-bad' }, '/subdomain', 'subdomain_characters'],
  [{ name: 'x', subdomain: 'xn--caf-dma' }, '/subdomain', 'subdomain_characters'],
  [{ name: 'x', subdomain: 'admin' }, '/subdomain', 'subdomain_reserved'],
  [{ name: 'x', subdomain: 'ok', timezone: 'Mars/Olympus' }, '/timezone', 'timezone_unknown'],
  [{ name: 'x', subdomain: 'ok', currency: 'XXL' }, '/currency', 'currency_unknown'],
  [{ name: 'x' }, '/subdomain', 'required'],
])('%j is refused at %s', async (body, pointer, code) => {
  const reply = await h.post('/v1/sites', body)
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toMatchObject([{ pointer, code }])
})

test('a site whose database could not be made leaves its subdomain free', async () => {
  const { databases } = h.installation
  const full = vi.spyOn(databases, 'createSite').mockRejectedValueOnce(new Full())
  expect((await h.post('/v1/sites', { name: 'Full', subdomain: 'full' })).status).toBe(507)
  full.mockRestore()
  expect((await h.post('/v1/sites', { name: 'Full', subdomain: 'full' })).status).toBe(201)
})

test('a site that an outage has left half made is removed by its job, and has its subdomain no longer', async () => {
  const { databases } = h.installation
  const { control } = databases
  const write = control.write.bind(control)
  // The row is made; all that follows finds nobody.
  const away = vi.spyOn(control, 'write').mockImplementationOnce(write).mockRejectedValue(new Unavailable())
  expect((await h.post('/v1/sites', { name: 'Half', subdomain: 'half' })).status).toBe(503)
  away.mockRestore()
  await workInstallation(h)
  expect((await h.post('/v1/sites', { name: 'Half', subdomain: 'half' })).status).toBe(409)
  h.clock.forward(3 * 60_000)
  await workInstallation(h)
  const { status, body } = await h.post('/v1/sites', { name: 'Half', subdomain: 'half' })
  expect(status).toBe(201)
  h.clock.forward(3 * 60_000)
  await workInstallation(h)
  expect((await h.get(`/v1/sites/${body.id}`)).status).toBe(200)
})

test('a site whose removal met an outage is removed by its job', async () => {
  const { body } = await h.post('/v1/sites', { name: 'Leaving', subdomain: 'leaving' })
  const { databases } = h.installation
  const away = vi.spyOn(databases, 'removeSite').mockRejectedValueOnce(new Unavailable())
  await h.delete(`/v1/sites/${body.id}`)
  away.mockRestore()
  expect(existsSync(join(h.folder, 'sites', body.id))).toBe(true)
  h.clock.forward(3 * 60_000)
  await workInstallation(h)
  expect(existsSync(join(h.folder, 'sites', body.id))).toBe(false)
})

test('a deleted site is gone with its folder, and its subdomain is free again', async () => {
  const { body } = await h.post('/v1/sites', { name: 'Gone', subdomain: 'gone' })
  expect((await h.delete(`/v1/sites/${body.id}`)).status).toBe(204)
  expect((await h.get(`/v1/sites/${body.id}`)).status).toBe(404)
  expect(existsSync(join(h.folder, 'sites', body.id))).toBe(false)
  expect((await h.post('/v1/sites', { name: 'Again', subdomain: 'gone' })).status).toBe(201)
})

test('X-Tenant and path must agree', async () => {
  const site = await h.newSite('Tenant')
  const headers = { 'x-tenant': 'site_00000000000000000000000000000000' }
  expect((await h.get(`/v1/sites/${site}`, { headers })).body.code).toBe('tenant_mismatch')
})

test('a subdomain that a site has left is nobody else’s for ninety days, and its own account’s at once', async () => {
  const { body: moved } = await h.post('/v1/sites', { name: 'Moved', subdomain: 'left-behind' })
  await h.patch(`/v1/sites/${moved.id}`, { subdomain: 'elsewhere' })
  const { body: deleted } = await h.post('/v1/sites', { name: 'Deleted', subdomain: 'deleted-one' })
  await h.delete(`/v1/sites/${deleted.id}`)
  let strangers = 0
  const take = async (subdomain: string) => {
    const { token } = await h.newPerson(`stranger${++strangers}@example.com`)
    return h.post('/v1/sites', { name: 'Taken', subdomain }, { token })
  }
  for (const subdomain of ['left-behind', 'deleted-one']) {
    const taken = await take(subdomain)
    expect([taken.status, taken.body.code]).toEqual([409, 'subdomain_taken'])
  }
  expect((await h.post('/v1/sites', { name: 'Own', subdomain: 'deleted-one' })).status).toBe(201)
  const rest = siteLimits.subdomain_rest_days * 86_400_000
  h.clock.forward(rest)
  expect((await take('left-behind')).status).toBe(409)
  h.clock.forward(1)
  expect((await take('left-behind')).status).toBe(201)
})
