/** A disk without room: uploads say so, keep nothing, and work again once there is room. */
import { readdirSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'

const disk = { is_full: false }
const real_open = fs.open
/** In the place of Node's for everybody in this process. */
function openFilesWith(open: typeof fs.open): void {
  fs.open = open
  syncBuiltinESMExports()
}

let h: Harness
let site: string
beforeAll(async () => {
  openFilesWith(async (...given) => {
    const file = await real_open(...given)
    if (!disk.is_full) return file
    const refuse = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
    // Some bytes still find room, as on a real disk.
    return Object.assign(file, { writeFile: () => file.write(Buffer.alloc(10)).then(refuse) })
  })
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  openFilesWith(real_open)
  await h.close()
})
beforeEach(() => {
  disk.is_full = false
})

const stored = (): string[] =>
  readdirSync(join(h.folder, 'sites', site, 'files'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)

const picture = (n: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: n * 100, g: 90, b: 20 } } })
    .png()
    .toBuffer()

test.each([
  ['images', 'plant.png', picture],
  ['files', 'guide.pdf', async (n: number) => Buffer.from(`%PDF-1.7 ${n}\n`)],
] as const)(
  '%s: 507, in the caller’s language, and nothing stays; then the same is taken',
  async (type, name, bytes) => {
    const path = `/v1/sites/${site}/${type}`
    expect((await upload(h, path, await bytes(1), name)).status).toBe(201)
    const before = stored()

    disk.is_full = true
    const headers = { 'idempotency-key': `full-${type}`, 'accept-language': 'es' }
    const refused = await upload(h, path, await bytes(2), name, headers)
    expect([refused.status, refused.body.code]).toEqual([507, 'disk_full'])
    expect(String(refused.body.detail)).toMatch(/disco|espacio/i)
    expect(JSON.stringify(refused.body)).not.toContain(h.folder)
    expect(stored()).toEqual(before)
    expect((await h.get(path)).body.data).toHaveLength(1)

    disk.is_full = false
    expect((await upload(h, path, await bytes(2), name, headers)).status).toBe(201)
    expect(stored().length).toBeGreaterThan(before.length)
  },
)
