/** A backup that is made while the server writes is whole, and a restored one answers what was answered before it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInstallation } from '../installation.ts'
import { readConfig } from '../platform/config/config.ts'
import { leads } from '../site/contacts/lead-records/table.ts'
import { files } from '../site/content/files/table.ts'
import { createHarness, type Harness } from '../testing/harness.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

let h: Harness
let site: string
let folder: string
beforeAll(async () => {
  h = await createHarness()
  folder = await mkdtemp(join(tmpdir(), 'leadwright-backup-'))
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  await h.close()
  await rm(folder, { recursive: true, force: true })
})

async function upload(text: string): Promise<void> {
  const body = new FormData()
  body.set('file', new Blob([text], { type: 'text/csv' }), 'a.csv')
  const headers = { authorization: `Bearer ${h.person.token}` }
  const reply = await h.app.request(`/v1/sites/${site}/files`, { method: 'POST', body, headers })
  expect(reply.status).toBe(201)
}

/** What a data folder holds, read by an installation of its own. */
async function contentsOf(data_dir: string) {
  const config = readConfig({ DATA_DIR: data_dir, PUBLIC_URL: 'https://leads.example.com' })
  const opened = await openInstallation(config)
  try {
    const database = await opened.databases.site(site)
    const rows = await database.read(db => db.select({ email: leads.email }).from(leads).orderBy(leads.id))
    const kept = await database.read(db => db.select().from(files))
    const bytes = await Promise.all(kept.map(({ content_hash }) => opened.storage.read(site, content_hash)))
    return { emails: rows.map(({ email }) => email), files: kept.length, whole: bytes.every(one => one !== null) }
  } finally {
    await opened.close()
  }
}

test('what was answered before the backup is in it, in order and without a gap, whatever is written meanwhile', async () => {
  const add = (n: number) => h.post(`/v1/sites/${site}/leads`, { email: `lead-${n}@example.com` })
  for (let n = 0; n < 20; n++) expect((await add(n)).status).toBe(201)
  await upload('a\n1\n')
  let [written, isDone] = [20, false]
  const writing = (async () => {
    while (!isDone) {
      expect((await add(written)).status).toBe(201)
      written += 1
      if (written % 10 === 0) await upload(`a\n${written}\n`)
    }
  })()
  const target = join(folder, 'monday')
  const made = await backUp(h.folder, target)
  isDone = true
  await writing
  expect(made).toMatchObject({ sites: 1, damaged: [] })
  const restored = join(folder, 'restored')
  expect(await restore(target, restored)).toMatchObject({ sites: 1, aside: undefined })
  const found = await contentsOf(restored)
  expect(found.emails.length).toBeGreaterThanOrEqual(20)
  expect(found.emails.length).toBeLessThanOrEqual(written)
  expect(found.emails).toEqual(found.emails.map((_, n) => `lead-${n}@example.com`))
  expect(found.files).toBeGreaterThan(0)
  expect(found.whole).toBe(true)
})

test('a folder in use is not replaced, one that is not in use is put aside', async () => {
  const target = join(folder, 'monday')
  await expect(restore(target, h.folder)).rejects.toThrow(/is in use by process/)
  const again = await restore(target, join(folder, 'restored'))
  expect(again.aside).toMatch(/restored\.before-/)
  expect((await contentsOf(join(folder, 'restored'))).whole).toBe(true)
})

test('what is no backup, or not what it was, is refused before anything is touched', async () => {
  await expect(backUp(h.folder, join(folder, 'monday'))).rejects.toThrow(/not empty/)
  await expect(backUp(folder, join(folder, 'x'))).rejects.toThrow(/no data folder/)
  await expect(restore(folder, join(folder, 'y'))).rejects.toThrow(/no backup/)
  const target = join(folder, 'monday')
  const path = join(target, 'sites', site, 'site.db')
  const bytes = await readFile(path)
  bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 0xff
  await writeFile(path, bytes)
  await expect(restore(target, join(folder, 'restored'))).rejects.toThrow(/not what it was/)
  await rm(path)
  await expect(restore(target, join(folder, 'restored'))).rejects.toThrow(/is missing/)
  expect((await contentsOf(join(folder, 'restored'))).whole).toBe(true)
})
