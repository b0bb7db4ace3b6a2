/** Files of sites that somebody has changed: nothing of them is taken that no endpoint would take. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Sync from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { sized } from '../../testing/repetitions.ts'

const passphrase = 'correct horse battery'
const magic = 'leadwright.site.1\n'
let source: Harness
let target: Harness
let file: Buffer

interface Head {
  site: Record<string, unknown>
  files: { path: string; bytes: number; sha256: string }[]
}

beforeAll(async () => {
  source = await createHarness()
  target = await createHarness()
  const site = await source.newSite('Casa Verde')
  await source.patch(`/v1/sites/${site}/brand`, { radius_px: 3 })
  await source.post(`/v1/sites/${site}/export`, { passphrase })
  const headers = { authorization: `Bearer ${source.person.token}` }
  file = Buffer.from(await (await source.app.request(`/v1/sites/${site}/export`, { headers })).arrayBuffer())
})
afterAll(async () => {
  await source.close()
  await target.close()
})

function unpack(): { head: Head; content: Buffer } {
  const bytes = gunzipSync(file)
  const begin = magic.length + 4
  const length = bytes.readUInt32BE(magic.length)
  return { head: JSON.parse(bytes.subarray(begin, begin + length).toString()), content: bytes.subarray(begin + length) }
}

function pack(head: Head, content: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return gzipSync(Buffer.concat([Buffer.from(magic), length, text, content]))
}

async function take(bytes: Buffer) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'casa.site'))
  form.set('passphrase', passphrase)
  const headers = { authorization: `Bearer ${target.person.token}` }
  const answer = await target.app.request('/v1/site-imports', { method: 'POST', headers, body: form })
  const body = (await answer.json()) as { id?: string; errors?: { code: string }[] }
  return { status: answer.status, code: body.errors?.[0]?.code, id: body.id }
}

/** Refused by the same lines, each kind by its own. */
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => i % sized(4, 1) === 0)

const values: [string, unknown][] = [
  ['subdomain', '../x'],
  ['subdomain', null],
  ['subdomain', '<script>'],
  ['timezone', 'Mars/Phobos'],
  ['language', 'xx'],
  ['brand', 'a text'],
  ['brand', { radius_px: 3 }],
  ['name', 'n'.repeat(1_000_000)],
  ['id', 'site_1'],
  ['days_off', ['never']],
  ['allowed_hosts', ['*']],
  ['fonts', 'Comic Sans'],
  ['published_at', 'yesterday'],
]
test.each(some(values))('a row whose %s is %j', async (name, value) => {
  const { head, content } = unpack()
  const changed = pack({ ...head, site: { ...head.site, [name]: value } }, content)
  expect(await take(changed)).toMatchObject({ status: 422, code: 'site_file_damaged' })
})

/** The same file with a database in which these statements were run. */
async function withDatabase(script: string): Promise<Buffer> {
  const { head, content } = unpack()
  const [database] = head.files
  if (database?.path !== 'site.db') throw new Error('The database comes first.')
  const path = join(target.folder, 'changed.db')
  await writeFile(path, content.subarray(0, database.bytes))
  const opened = new Sync(path)
  opened.exec(script)
  opened.close()
  const bytes = await readFile(path)
  await rm(path)
  const files = [{ path: 'site.db', bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }]
  return pack({ ...head, files }, bytes)
}

const scripts = [
  'CREATE TRIGGER thief AFTER INSERT ON site_key BEGIN INSERT INTO leads (id) VALUES (new.key); END',
  'CREATE VIEW everything AS SELECT 1',
  'CREATE TABLE more (id text)',
  'DROP INDEX IF EXISTS leads_email_key; DROP TABLE tags',
  'ALTER TABLE tags ADD COLUMN endless text DEFAULT (hex(randomblob(1000000)))',
]
test.each(some(scripts))('a database with %s', async script => {
  expect(await take(await withDatabase(script))).toMatchObject({ status: 422, code: 'site_file_damaged' })
})

test.each(some(['../site.db', 'site.db-wal', 'files/aa/short', 'site.db/../x', 'more.txt']))(
  'a file called %s',
  async path => {
    const { head, content } = unpack()
    const bytes = Buffer.from('more')
    const more = { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    const changed = pack({ ...head, files: [...head.files, more] }, Buffer.concat([content, bytes]))
    expect(await take(changed)).toMatchObject({ status: 422, code: 'site_file_damaged' })
  },
)

test('a file that unpacks to far more than it is, is refused before anything of it is written', async () => {
  const { head, content } = unpack()
  const path = `files/aa/${'a'.repeat(64)}`
  const zeros = Buffer.alloc(64 * 1_048_576)
  const large = { path, bytes: zeros.length, sha256: 'no matter' }
  const changed = pack({ ...head, files: [{ ...large }, ...head.files] }, Buffer.concat([zeros, content]))
  expect(changed.length * 100).toBeLessThan(zeros.length)
  expect(await take(changed)).toMatchObject({ status: 422, code: 'unpacked_too_large' })
})

test('what was refused left nothing, and the file itself is taken', async () => {
  const taken = await take(file)
  expect(taken.status).toBe(201)
  expect(existsSync(join(target.folder, 'sites', taken.id ?? ''))).toBe(true)
  expect((await target.get('/v1/sites')).body.data).toHaveLength(1)
})
