/** SIGTERM while many people submit: what was accepted is stored, the process ends by itself, and well. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sync from 'libsql'
import { expect, test } from 'vitest'
import { measure, post } from '../bench/parts/load.ts'
import { prepareSites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { freePort, startServer } from '../tools/server-process.ts'

test('no submission that was accepted is lost', async () => {
  const { folder, forms } = await prepareSites(1)
  const [form = { site_id: '', popup_id: '' }] = forms
  const port = await freePort()
  const server = await startServer({ folder, port, environment: raisedLimits, args: ['--empty'] })
  const statuses = new Map<number, number>()
  let isEnding = false
  const next = () => (isEnding && statuses.size > 1 ? undefined : post(submissionPath(form), submission()))
  const onAnswer = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const load = measure({ port, connections: 32, next, isRight: () => true, onAnswer })
  while ((statuses.get(201) ?? 0) < 100) await sleep(20)
  isEnding = true
  expect(await server.stop()).toBe(0)
  await load
  const accepted = statuses.get(201) ?? 0
  const database = new Sync(join(folder, 'sites', form.site_id, 'site.db'))
  const { n } = database.prepare('SELECT count(*) AS n FROM submissions').get() as { n: number }
  database.close()
  await rm(folder, { recursive: true, force: true })
  expect(n).toBeGreaterThanOrEqual(accepted)
  // What was stored without an answer was under way when the connections were closed.
  expect(n - accepted).toBeLessThanOrEqual(32)
  expect([...statuses.keys()].filter(status => status !== 201 && status !== 503)).toEqual([])
}, 120_000)
