/** A site whose database cannot be used: it alone answers 503, and whoever looks is told. */
import { closeSync, copyFileSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNative } from '../../platform/database/native.ts'
import { health } from '../../public/health/health.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let other: string
let file: string

beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  other = await h.newSite('Casa Roja')
  for (const id of [site, other]) await h.post(`/v1/sites/${id}/publish`)
  file = join(h.folder, 'sites', site, 'site.db')
  await (await h.installation.databases.site(site)).close()
  copyFileSync(file, join(h.folder, 'kept.db'))
})
afterAll(() => h.close())

const page_bytes = 4_096
/** All pages but the first, which holds the header and what tables there are. */
function damagePages(path: string): void {
  const bytes = statSync(path).size - page_bytes
  const opened = openSync(path, 'r+')
  writeSync(opened, Buffer.alloc(bytes, 0x5a), 0, bytes, page_bytes)
  closeSync(opened)
}

const ready = async () => (await health(h.installation.databases, { ready: true }).request('/readyz')).json()
const statusOf = async (id: string) => (await h.get(`/v1/sites/${id}`)).body.database_status

test.each([
  ['missing', () => rmSync(file), /^Falta el archivo .* copia de seguridad/],
  ['empty', () => truncateSync(file), /está vacío\..* copia de seguridad/],
  ['damaged', () => damagePages(file), /está dañado\..* copia de seguridad/],
])(
  'one whose file is %s answers 503 with what to do, the others go on, and it is back with its file',
  async (fault, spoil, detail) => {
    const opened = await h.installation.databases.site(site)
    await opened.close()
    spoil()
    const answer = await h.get(`/v1/sites/${site}/leads`, { headers: { 'accept-language': 'es' } })
    expect(answer).toMatchObject({ status: 503, body: { code: 'site_damaged', title: expect.any(String) } })
    expect(answer.body.detail).toMatch(detail)
    expect(answer.body.detail).not.toBe(answer.body.title)
    const written = await h.post(`/v1/sites/${site}/tags`, { name: 'new' })
    expect(written).toMatchObject({ status: 503, body: { code: 'site_damaged' } })
    const visited = await h.get(`/v1/public/sites/${site}/unsubscribe?x=1`, { token: null })
    expect(visited.status).not.toBe(500)
    expect((await h.get(`/v1/sites/${other}/leads`)).status).toBe(200)
    expect(await statusOf(site)).toBe('damaged')
    expect(await statusOf(other)).toBe('ready')
    const listed = (await h.get('/v1/sites')).body.data
    expect(listed.map(one => [one.id, one.database_status])).toEqual([
      [other, 'ready'],
      [site, 'damaged'],
    ])
    expect(await ready()).toEqual({ status: 'ready', damaged_sites: [{ site_id: site, fault }] })
    copyFileSync(join(h.folder, 'kept.db'), file)
    expect((await h.get(`/v1/sites/${site}/leads`)).status).toBe(200)
    expect(await statusOf(site)).toBe('ready')
    expect(await ready()).toEqual({ status: 'ready' })
  },
)

test('damaged pages of the control database make the installation not ready, whatever else still answers', async () => {
  const damaged = await createHarness()
  try {
    const { databases } = damaged.installation
    const ask = () => health(databases, { ready: true }).request('/readyz')
    expect((await ask()).status).toBe(200)
    const path = join(damaged.folder, 'control.db')
    const native = openNative(path)
    native.exec('create table gone (id text); drop table gone; pragma wal_checkpoint(truncate)')
    native.close()
    damagePages(path)
    expect((await damaged.get('/v1/sites')).status).toBe(503)
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'not_ready', reason: 'control_database_damaged' },
    ])
    const healthy = await health(databases, { ready: true }).request('/healthz')
    expect(healthy.status).toBe(200)
  } finally {
    await damaged.close()
  }
})
