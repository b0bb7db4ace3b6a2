/** Restarts under load: whoever has sent a request has an answer, and what was accepted is stored, once. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { expect, test } from 'vitest'
import { sized } from '../../api/testing/repetitions.ts'
import { prepareSites } from '../bench/parts/sites.ts'
import { raisedLimits, submissionOf, submissionPath } from '../bench/parts/submission.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { startLoad } from './drain-load.ts'

const restarts = sized(1, 50)
/** In the gate others share the machine. */
const pause_ms_max = sized(400, 40)
const restart_ms_max = 30_000
/** With and without time for balancers. */
const drain_seconds = ['1', '0']

test(
  'a server that is restarted under load cuts nobody, and loses nothing it has accepted',
  async () => {
    const { folder, forms } = await prepareSites(1)
    const [form = { site_id: '', popup_id: '' }] = forms
    const port = await freePort()
    let number = 0
    const body = () => submissionOf(`drain.${number++}@example.com`)
    const load = startLoad({ port, path: submissionPath(form), connections: 16, pause_ms_max, body })
    const { statuses, cut } = load.outcomes
    const accepted = () => statuses.get(201) ?? 0
    for (let i = 0; i <= restarts; i++) {
      const environment = { ...raisedLimits, DRAIN_SECONDS: drain_seconds[i % 2] ?? '0' }
      const server = await startServer({ folder, port, environment, args: ['--empty'] })
      const before = accepted()
      await expect.poll(accepted, { timeout: restart_ms_max, interval: 20 }).toBeGreaterThan(before + 100)
      if (i === restarts) await load.stop()
      expect(await server.stop()).toBe(0)
    }
    const database = new Sync(join(folder, 'sites', form.site_id, 'site.db'))
    const { n } = database.prepare('SELECT count(*) AS n FROM submissions').get() as { n: number }
    database.close()
    await rm(folder, { recursive: true, force: true })
    expect(cut).toEqual([])
    expect([...statuses.keys()]).toEqual([201])
    expect(n).toBe(accepted())
    console.log(JSON.stringify({ restarts, accepted: n, cut: cut.length }))
  },
  sized(4, 40) * 60_000,
)
