/**
 * The real process is killed (SIGKILL) before and after each commit that a life of payments needs, as between the row of an event
 * and its effect, and goes on: each new process dies at the next place. Afterwards all is as Stripe has it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPerson, openSession } from '../../api/account/auth/rules.ts'
import { openInstallation } from '../../api/installation.ts'
import { readConfig } from '../../api/platform/config/config.ts'
import { newId } from '../../api/platform/runtime/ids.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { price } from '../../api/testing/billed-harness.ts'
import { type FakeStripe, startFakeStripe } from '../../api/testing/fake-stripe/fake-stripe.ts'
import { Caller } from '../chaos/caller.ts'
import { useBuiltServer } from '../tools/built-server.ts'
import { freePort } from '../tools/server-process.ts'
import type { Chance } from './chance.ts'
import { judge } from './judge.ts'
import { live } from './killed-life.ts'
import type { Mistakes } from './mistakes.ts'
import { createMortal, patience_ms } from './mortal.ts'

/** Between an event's row and its effect, and around the effect: without these nothing was tried. */
const needed = [
  /^after commit account\/payment-events\/receive/,
  /^before commit account\/billing\/subscriptions\/settle-subscription/,
  /^after commit account\/billing\/subscriptions\/settle-subscription/,
]
const accounts = 120
/** What payments write, and the endpoints and jobs that carry it; `npm run chaos` kills everywhere else. */
const ofPayments = / (?:account\/(?:billing|checkout|cart|payment-events|plans)|platform\/(?:features\/endpoint|jobs))/

/** The administrator, and accounts enough for all that die. */
async function prepare(folder: string): Promise<string[]> {
  const installation = await openInstallation(readConfig({ DATA_DIR: folder }), { log: createLog('silent') })
  const now = Date.now()
  // Signed in a moment ago, however long all of them take.
  const signed_in_at = now + 86_400_000
  const tokens = await installation.databases.control.write(async tx => {
    const made: string[] = []
    for (let at = 0; at < accounts; at++) {
      const named = {
        email: `buyer-${at}@example.com`,
        first_name: 'Ana',
        last_name: 'García',
        language: 'en' as const,
      }
      const options = { newId, now, confirmed: true, super_administrator: at === 0 }
      const user = await createPerson(tx, { ...named, password_hash: '-' }, options)
      made.push((await openSession(tx, user.id, { newId, now: () => signed_in_at })).token)
    }
    return made
  })
  await installation.close()
  return tokens
}

/** In the order in which a life reaches them, so that one life dies many times. */
function choosePoints(points: readonly string[], most: number, chance: Chance): string[] {
  const first = needed.flatMap(one => points.find(point => one.test(point)) ?? [])
  const others = chance.shuffle(points.filter(point => !first.includes(point)))
  const chosen = new Set([...first, ...others].slice(0, most))
  return points.filter(point => chosen.has(point))
}

interface Kills {
  /** Of places. */
  most: number
  chance: Chance
  say(line: string): void
  onDeath(point: string): void
  /** What Stripe was asked, at the end. */
  onEnd?(calls: FakeStripe['calls']): Promise<void>
}

export async function runKills({
  most,
  chance,
  say,
  onDeath,
  onEnd,
}: Kills): Promise<Mistakes & { deaths: string[]; missed: string[] }> {
  useBuiltServer()
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-billing-'))
  const port = await freePort()
  let fake: FakeStripe
  const mortal = createMortal(folder, port, () => fake, onDeath)
  const send = (url: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
    mortal.insist(async () => {
      const { status } = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience_ms) })
      if (status >= 500) throw new Error(`The event was answered ${status}.`)
      return status
    })
  fake = await startFakeStripe({ send })
  const console_api = new Caller(`http://127.0.0.1:${port}`)
  try {
    const [administrator = '', ...buyers] = await prepare(folder)
    console_api.token = administrator
    await mortal.begin()
    const plans: string[] = []
    for (const [name, amount] of [
      ['Starter', 2_900],
      ['Studio', 9_900],
    ] as const)
      plans.push(
        (await console_api.must('POST', '/v1/plans', { name, limits: { sites: 3 }, prices: [price(amount)] })).id,
      )
    const { id: add_on } = await console_api.must('POST', '/v1/plans', {
      ...{ name: 'Leads', plan_type: 'lead', limits: { leads: 1_000 } },
      prices: [price(900)],
    })
    await console_api.must('POST', '/v1/installation/billing-setup')
    await mortal.stop()
    const next = () => live({ mortal, fake, plans, add_on, console_api, token: buyers.shift() ?? '' })

    const list = join(folder, 'points')
    const reached = () => (existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [])
    await mortal.begin(`list:${list}`)
    const before = new Set(reached())
    await next()
    await mortal.stop()
    const points = reached().filter(name => / commit /.test(name) && ofPayments.test(name) && !before.has(name))
    for (const one of needed) if (!points.some(point => one.test(point))) throw new Error(`No point like ${one}.`)
    mortal.points.push(...choosePoints(points, most, chance))
    const planned = [...mortal.points]

    await mortal.begin()
    while (mortal.isArmed()) {
      const before = mortal.deaths.length
      await next()
      if (mortal.deaths.length === before) await mortal.skip()
    }
    await next()
    await mortal.stop()
    const installation = await openInstallation(readConfig({ DATA_DIR: folder }), { log: createLog('silent') })
    try {
      const found = await judge({ fake, installation }, say)
      fake.assertNoFaults()
      await onEnd?.(fake.calls)
      return { ...found, deaths: mortal.deaths, missed: planned.filter(point => !mortal.deaths.includes(point)) }
    } finally {
      await installation.close()
    }
  } finally {
    await mortal.kill()
    await fake.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
