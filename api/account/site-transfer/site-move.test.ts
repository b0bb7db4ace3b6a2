/** A site moves between two installations, and what runs in it goes on exactly once; what is no such file is refused. */
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { startBackground } from '../../background.ts'
import { createRunsFixture, type RunsFixture } from '../../testing/fixtures/runs.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import { accounts } from '../users/table.ts'
import { exportSite } from './site-export.ts'
import { importSite } from './site-import.ts'

const day_ms = 86_400_000
const passphrase = 'correct horse battery'
let folder: string
let source: RunsFixture
let target: Harness
let account_id: string
let file: string
let run_id: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-move-'))
  file = join(folder, 'casa.site')
  source = await createRunsFixture(createRunner)
  target = await createHarness()
  // Other installations have sites of that name.
  await target.newSite('Casa Verde')
  account_id = await target.installation.databases.control.read(
    async db => (await db.select().from(accounts))[0]?.id ?? '',
  )
  await source.begin()
  const wait = { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } } as const
  const journey = await source.journey([wait, source.send('mail')])
  run_id = (await source.enroll(journey, [await source.lead()]))[0] ?? ''
  await source.runIn(run_id, 'delayed')
})
afterAll(async () => {
  await source.close()
  await target.close()
  await rm(folder, { recursive: true, force: true })
})

const take = (path = file, phrase = passphrase) =>
  importSite(target.installation, { path, passphrase: phrase, account_id })
const mails = async (h: Harness) => (await h.get(`/v1/sites/${source.site}/emails`)).body.data

test('a short passphrase and a site that is not there are refused before anything is frozen', async () => {
  const { installation } = source.h
  const short = exportSite(installation, source.site, { path: file, passphrase: 'too short', move: true })
  await expect(short).rejects.toThrow(/at least 12/)
  const none = exportSite(installation, `site_${'0'.repeat(32)}`, { path: file, passphrase, move: true })
  await expect(none).rejects.toThrow(/no site/)
  expect((await source.h.get(source.base)).body).toMatchObject({ paused: false, moved: false })
})

test('a moved site rests where it was; resuming it there is a decision of its own', async () => {
  const progress: number[] = []
  const onProgress = (done: number, all: number) => progress.push(done / all)
  await exportSite(source.h.installation, source.site, { path: file, passphrase, move: true, onProgress })
  expect(progress.at(-1)).toBe(1)
  expect((await source.h.get(source.base)).body).toMatchObject({ paused: true, moved: true })
  const resumed = await source.h.post(`${source.base}/resume`, { overdue: 'continue' })
  expect([resumed.status, resumed.body.code]).toEqual([409, 'site_moved'])
  const bytes = await readFile(file)
  const key = await source.h.installation.databases.siteKey(source.site)
  const { gunzipSync } = await import('node:zlib')
  expect(gunzipSync(bytes).includes(key)).toBe(false)
})

test('another passphrase, a file that was cut off, one that was changed and another file are refused, and leave nothing', async () => {
  await expect(take(file, 'another passphrase')).rejects.toThrow(/passphrase is not/)
  const bytes = await readFile(file)
  const damaged = join(folder, 'damaged.site')
  await writeFile(damaged, bytes)
  await truncate(damaged, Math.floor((await stat(file)).size / 2))
  await expect(take(damaged)).rejects.toThrow(/damaged|cut off/)
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
  await writeFile(damaged, bytes)
  await expect(take(damaged)).rejects.toThrow(/damaged/)
  await writeFile(damaged, 'a,b\n1,2\n')
  await expect(take(damaged)).rejects.toThrow(/no site/)
  await expect(take(join(folder, 'none'))).rejects.toThrow(/not there/)
  expect((await target.get('/v1/sites')).body.data).toHaveLength(1)
})

test('on the other installation it rests until it is resumed, and then each run goes on once', async () => {
  const taken = await take()
  expect(taken).toMatchObject({ moved: true, site_id: source.site, subdomain: 'casa-verde-2' })
  await expect(take()).rejects.toThrow(/already/)
  const at = `/v1/sites/${source.site}`
  expect((await target.get(at)).body).toMatchObject({ name: 'Casa Verde', paused: true, moved: false })
  const key = await source.h.installation.databases.siteKey(source.site)
  expect((await target.installation.databases.siteKey(source.site)).equals(key)).toBe(true)
  const background = await startBackground(target.installation, { createRunner })
  try {
    target.clock.forward(2 * day_ms)
    background.clockMoved()
    source.forward(2 * day_ms)
    expect(await mails(target)).toEqual([])
    expect((await target.post(`${at}/resume`, { overdue: 'continue' })).status).toBe(200)
    await until(
      () => target.get(`${at}/runs/${run_id}`),
      reply => reply.body.status === 'completed',
    )
    expect(await mails(target)).toHaveLength(1)
    expect(await mails(source.h)).toEqual([])
    expect((await source.run(run_id)).body.status).not.toBe('completed')
  } finally {
    await background.stop()
  }
})

test('whoever says that it does not run elsewhere resumes it where it was', async () => {
  const body = { overdue: 'continue', although_moved: true }
  expect((await source.h.post(`${source.base}/resume`, body)).body).toMatchObject({ paused: false, moved: false })
})
