/**
 * A program that works off a site with sandboxes until it is killed at a point: `killed.ts FOLDER SITE POINT`. What is to be suspended or
 * reset runs before. The test that starts it goes on with what it left.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../api/platform/config/config.ts'
import { JobWorker } from '../../api/platform/jobs/worker.ts'
import { FixedClock } from '../../api/platform/runtime/clock.ts'
import { armFaultPoints } from '../../api/platform/runtime/fault-point.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { supervisorOf } from '../../api/site/sandboxes/drivers/rules.ts'
import { drive } from '../../api/site/sandboxes/sandboxes/rules.ts'
import { allIds } from '../../api/site/sandboxes/sandboxes/store.ts'
import { startOfTest } from '../../api/testing/harness.ts'
import { sources } from '../../api/testing/program.ts'

const [folder = '', site = '', point = ''] = process.argv.slice(2)
armFaultPoints(point)
const config = readConfig({
  DATA_DIR: folder,
  PUBLIC_URL: 'https://leads.example.com',
  SANDBOXES_URL: 'http://demos.example.com',
  ALLOW_LOOPBACK: 'true',
  ENV_FILE: 'none',
})
const fixed = new FixedClock(startOfTest)
const installation = await sources.openInstallation(config, {
  clock: fixed,
  log: createLog('silent'),
})
const scope = await sources.openScope(installation, site)
if (!scope) throw new Error(`There is no site ${site}`)
const { database, clock } = scope
for (const id of await database.read(allIds)) {
  const driven = await drive(scope, id)
  const isRunning = driven?.row.task === 'suspend' || driven?.row.task === 'reset'
  if (driven && isRunning) await driven.driver.resume(driven.machine)
}
const worker = new JobWorker<'site'>({
  database,
  handlers: sources.jobHandlers(scope),
  clock,
  log: createLog('silent'),
})
await worker.start()
if (point === 'sandbox frozen') {
  const supervisor = supervisorOf(installation)
  while (!(await database.read(allIds)).some(id => supervisor.isRunning(id))) await sleep(100)
  fixed.forward(2 * 60_000)
  await supervisor.look()
}
process.stdout.write('working\n')
