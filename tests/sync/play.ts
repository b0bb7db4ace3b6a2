/** A connection that lives: people on both sides, and all that goes wrong between them. */

import type { ServiceName } from '../../api/testing/fixtures/service-accounts.ts'
import { openSyncedSite, type SyncedSite } from '../../api/testing/fixtures/synced-site.ts'
import { createChance } from '../billing/chance.ts'
import { act, arrive, type World } from './actions.ts'
import { carryOn, Restlessness } from './carry-on.ts'
import { judge, type Mistakes } from './judge.ts'
import { befall, createKills, createMail } from './misfortunes.ts'
import { toNumber } from './people.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const ROUNDS = 8
const REST_STEPS_MAX = 400
/** The faults of all rounds may have waited for somebody who signs in. */
const SIGN_INS_MAX = 3 * ROUNDS + 1

export interface Playing {
  service: ServiceName
  people_max: number
  seed: number
  tell(line: string): void
}

export async function playSync({
  service,
  people_max,
  seed,
  tell,
}: Playing): Promise<Mistakes & { leads: number; restless?: number }> {
  const chance = createChance(seed)
  const kills = createKills()
  const mail = createMail(chance, service === 'mailchimp')
  const s = await openSyncedSite(service, { fetch: kills.fetch, onTheWay: mail.onTheWay })
  try {
    await carryOn(s, kills, people_max)
    s.h.clock.forward(MINUTE)
    const world: World = { s, chance, people: [] }
    for (let round = 0; round < ROUNDS; round++) {
      await playRound(world, people_max / ROUNDS, async () => {
        await mail.arrive()
        await carryOn(s, kills, people_max)
        await learnLeads(world)
      })
      befall(s.account, chance)
      if (chance.isTrue(0.5)) kills.arm(1 + chance.below(20), chance.isTrue(0.5))
    }
    kills.disarm()
    await rest(s, () => mail.arrive(), kills, people_max)
    const mistakes = await judge(s, world.people, tell)
    s.account.fake.assertNoFaults()
    return { leads: world.people.length, ...mistakes }
  } catch (error) {
    if (!(error instanceof Restlessness)) throw error
    console.error(`${service}: ${error.message}`)
    return { ...{ leads: people_max, diverged: 0, resubscribed: 0, lost: 0, duplicated: 0 }, restless: 1 }
  } finally {
    await s.close()
  }
}

async function playRound(world: World, count: number, work: () => Promise<void>): Promise<void> {
  const { s, chance } = world
  for (let one = 0; one < count; one++) {
    await arrive(world)
    if (chance.isTrue(0.7)) await act(world)
    if (chance.isTrue(0.05)) {
      s.h.clock.forward(chance.pick([1, 20, 45]) * MINUTE)
      await work()
    }
  }
  s.h.clock.forward(chance.pick([1, 31, 240]) * MINUTE)
  await work()
}

/** Who came by the service has a lead by now. */
async function learnLeads({ s, people }: World): Promise<void> {
  const rows = (await s.h.inSite(s.site, tx => tx.all('select id, email from leads', []))) as [string, string][]
  const known = (await s.h.inSite(s.site, tx =>
    tx.all('select lead_id from sync_ledger where consent is not null and contact_id is not null', []),
  )) as [string][]
  const met = new Set(known.map(([id]) => id))
  for (const [id, email] of rows) {
    const person = people[toNumber(email)]
    if (!person || person.is_erased) continue
    Object.assign(person, { lead_id: id, here: email })
    // What both sides have under one address was seen to be one.
    if (met.has(id)) person.is_met = true
  }
}

/** Everything arrives, and all contacts are compared twice. */
async function rest(
  s: SyncedSite,
  arriveAll: () => Promise<void>,
  kills: ReturnType<typeof createKills>,
  people: number,
): Promise<void> {
  s.h.clock.forward(4 * DAY)
  for (let days = 0; days < 3; days++) {
    for (let step = 0; step < REST_STEPS_MAX; step++) {
      await arriveAll()
      await carryOn(s, kills, people)
      const { waiting, retry_at, status } = await s.connection()
      // A process that ended while it exchanged the one refresh token has lost it: the owner signs in again.
      if (status === 'reauthorization_required') {
        await authorize(s)
        continue
      }
      if (status !== 'connected')
        throw new Error(`The connection is ${status}: ${JSON.stringify(await s.connection())}`)
      if (waiting === 0 && retry_at === null) break
      s.h.clock.forward(MINUTE)
    }
    s.h.clock.forward(DAY + MINUTE)
  }
  await carryOn(s, kills, people)
}

/** An owner who gets no further tries again. */
async function authorize(s: SyncedSite): Promise<void> {
  for (let sign_ins = 1; ; sign_ins++) {
    try {
      return await s.authorize()
    } catch (error) {
      if (sign_ins === SIGN_INS_MAX) throw error
    }
  }
}
