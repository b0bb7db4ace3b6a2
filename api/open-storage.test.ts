/** An installation whose files are in a bucket: they are kept there, travel with their site, and go with it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSite } from './account/site-transfer/site-export.ts'
import { importSite } from './account/site-transfer/site-import.ts'
import { removeSite } from './account/sites/rules.ts'
import { accounts } from './account/users/table.ts'
import { backUp } from './backup/backup.ts'
import { bucketOf } from './open-storage.ts'
import { type FakeFileStore, startFakeFileStore } from './testing/fake-file-store.ts'
import { createHarness, type Harness } from './testing/harness.ts'
import { upload } from './testing/upload.ts'

const passphrase = 'correct horse battery'
const bytes = Buffer.from('%PDF-1.7\nfor leads')
const work = mkdtempSync(join(tmpdir(), 'leadwright-bucket-'))

let store: FakeFileStore
let h: Harness
let site: string
let file_id: string

const inBucket = (prefix: string) => {
  const { endpoint, bucket, access_key_id, secret_access_key, region } = store.address
  const key = { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key }
  return { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PREFIX: prefix, ...key }
}
const objects = (prefix: string) => [...store.objects.keys()].filter(key => key.startsWith(`${prefix}/site_`))
const content = (of: Harness) =>
  of.app.request(`/v1/sites/${site}/files/${file_id}/content`, {
    headers: { authorization: `Bearer ${of.person.token}` },
  })

beforeAll(async () => {
  store = await startFakeFileStore()
  h = await createHarness(inBucket('first'))
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  await h.close()
  await store.close()
  rmSync(work, { recursive: true, force: true })
})

test('an upload is in the bucket; while that is away or full it is refused and nothing counts as kept', async () => {
  const at = `/v1/sites/${site}/files`
  store.fail({ method: 'PUT', status: 403, code: 'AccessDenied', times: 1 })
  expect((await upload(h, at, bytes, 'guide.pdf')).status).toBe(503)
  store.fail({ method: 'PUT', status: 507, times: 1 })
  expect((await upload(h, at, bytes, 'guide.pdf')).status).toBe(507)
  expect((await h.get(at)).body.data).toEqual([])
  const kept = await upload(h, at, bytes, 'guide.pdf')
  expect(kept.status).toBe(201)
  file_id = kept.body.id
  expect(objects('first')).toHaveLength(1)
  rmSync(join(h.folder, 'file-cache'), { recursive: true })
  expect(Buffer.from(await (await content(h)).arrayBuffer())).toEqual(bytes)
  expect(existsSync(join(h.folder, 'sites', site, 'files'))).toBe(false)
})

test('a backup leaves the files out and says where they are, or has them', async () => {
  const files_in = bucketOf(h.installation.config) ?? ''
  expect(files_in).toBe(`${store.address.endpoint}/files/first`)
  const without = await backUp(h.folder, join(work, 'without'), { files_in })
  const whole = await backUp(h.folder, join(work, 'whole'), { storage: h.installation.storage })
  expect(whole.files - without.files).toBe(1)
})

test('a site that is taken in brings its files to the bucket of its new installation, and goes with them', async () => {
  const path = join(work, 'casa.site')
  await exportSite(h.installation, site, { path, passphrase, move: true })
  const other = await createHarness(inBucket('second'))
  try {
    const { control } = other.installation.databases
    const account_id = await control.read(async db => (await db.select().from(accounts))[0]?.id ?? '')
    await importSite(other.installation, { path, passphrase, account_id })
    expect(objects('second').map(key => key.replace('second/', ''))).toEqual(
      objects('first').map(key => key.replace('first/', '')),
    )
    expect(Buffer.from(await (await content(other)).arrayBuffer())).toEqual(bytes)
    await removeSite(other.installation, site)
    expect([objects('second'), objects('first').length]).toEqual([[], 1])
  } finally {
    await other.close()
  }
})
