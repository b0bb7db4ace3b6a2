/**
 * `npm run check:sandboxes [-- fence life blueprints lead]`: the fence around a WordPress of the real runtime, how it stops, freezes and is copied,
 * what blueprints make of it, with the fence after them, and a lead's way in a real browser; asked again whenever its version changes.
 * `-- --year` lives a year on the virtual clock.
 * Needs SANDBOX_RUNTIME with what `npm run sandboxes:install -- --sample` puts there. Ends with a line of JSON; exits 1 where anything is wrong.
 */
import { existsSync } from 'node:fs'
import { createSandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { installedVersion, keepAskedVersion } from './asked-version.ts'
import { checkBlueprints } from './blueprints.ts'
import { Checks, settled } from './checks.ts'
import { checkFence } from './fence.ts'
import { checkLead } from './lead.ts'
import { checkLife } from './life.ts'
import { liveThrough } from './year.ts'

if (process.argv.includes('--year')) {
  const started_at = performance.now()
  const { wrong, ...counts } = await liveThrough(365, 1)
  for (const sentence of wrong) console.log(`WRONG ${sentence}`)
  console.log(
    JSON.stringify({ wrong: wrong.length, ...counts, seconds: Math.round((performance.now() - started_at) / 1_000) }),
  )
  process.exit(wrong.length > 0 ? 1 : 0)
}
const runtime = process.env.SANDBOX_RUNTIME
if (!runtime) {
  console.error('SANDBOX_RUNTIME must name a folder with the runtime: npm run sandboxes:install -- --sample')
  process.exit(1)
}

const named = process.argv.slice(2).filter(one => !one.startsWith('-'))
const isAsked = (part: string) => named.length === 0 || named.includes(part)
const checks = new Checks()
const f = await createSandboxFixture({ SANDBOX_RUNTIME: runtime })
try {
  const made: string[] = []
  if (isAsked('fence') || isAsked('life')) {
    const id = await checks.timed('creation_seconds', () =>
      f.newSandbox({ name: 'Real-demo', type: 'wordpress', size_gb: 1 }),
    )
    made.push(id)
    const there = await settled(f, id)
    checks.check('it is made', there.machine_status === 'ready', there)
    if (isAsked('fence')) await checkFence(f, checks, id)
    if (isAsked('life')) await checkLife(f, checks, id)
  }
  if (isAsked('blueprints')) {
    const built = await checkBlueprints(f, checks)
    made.push(built)
    console.log('The fence around what a blueprint has built:')
    await checkFence(f, checks, built)
  }
  const { data } = (await f.w.get(f.path('sandboxes'))).body
  for (const one of data) await f.w.delete(f.path(`sandboxes/${one.id}`))
  await f.work()
  const isLeft = made.some(id => existsSync(f.folder(id))) || f.supervisor().awake > 0
  checks.check('nothing is left of those that were deleted', !isLeft)
} finally {
  await f.close()
}
if (isAsked('lead')) await checkLead(runtime, checks)
if (named.length === 0 && checks.wrong.length === 0) keepAskedVersion(installedVersion())
console.log(JSON.stringify({ wrong: checks.wrong.length, ...checks.figures }))
// A browser is kept warm.
process.exit(checks.wrong.length > 0 ? 1 : 0)
