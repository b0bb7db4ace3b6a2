/** Plays actions on the product and on the model, and stops at the first difference. */
import { type Random, randomOf } from '../chaos/random.ts'
import type { Action, ActionType } from './actions/action.ts'
import { forgetBackup } from './actions/backups.ts'
import { kindNamed, kinds } from './actions/kinds.ts'
import { NAMES } from './actions/people.ts'
import { compareBroadcasts } from './compare/broadcasts.ts'
import { compareConversations } from './compare/conversations.ts'
import { compareEligibility } from './compare/eligibility.ts'
import { compareFeed, followFeed } from './compare/feed.ts'
import { compareForms } from './compare/forms.ts'
import { compareJourneys } from './compare/journeys.ts'
import { compareMails } from './compare/mails.ts'
import { comparePeople } from './compare/people.ts'
import { compareService } from './compare/service.ts'
import { compareVisitors } from './compare/visitors.ts'
import { comparePosts } from './compare/webhooks.ts'
import { makeGround, type Season } from './ground.ts'
import { begin } from './model/journeys.ts'
import { newWorld } from './model/new-world.ts'
import { tryAgain } from './model/put-off.ts'
import { noteLeft, takeService } from './model/service.ts'
import { passTo } from './model/time.ts'
import { DAY, type World } from './model/world.ts'
import { learnAttempts } from './product/attempts.ts'
import { learnDepartures } from './product/departures.ts'
import { seedIds } from './product/same-ids.ts'
import { newSession, type Session } from './session.ts'

export interface Played {
  actions: Action[]
  days: number
  emails: number
  /** Of journeys. */
  runs: number
  compared: number
  calls: number
  milliseconds: number
  /** Of the last action played; empty where all is as it should be. */
  differences: string[]
}

export interface Bounds {
  days?: number | undefined
  actions?: number | undefined
  /** Everything is compared after every so many actions, and after each day. */
  every?: number
  onAction?: ((action: Action) => void) | undefined
  season?: Season
  /** Of the product's ids. */
  seed?: number
}

/** Where the next action comes from: a seed, or a list. */
export type Source = (world: World) => Action | null

export function drawing(seed: number, drawn_from: readonly ActionType[] = kinds): Source {
  const random = randomOf(seed)
  let count = 0
  const newKey = (prefix: string) => {
    count += 1
    return `${prefix}${count}`
  }
  return world => {
    for (;;) {
      const type = pick(random, drawn_from)
      const drawn = type.draw(random, world, newKey)
      if (drawn) return { type: type.type, after: minutes(random), ...drawn }
    }
  }
}

export function listed(actions: readonly Action[]): Source {
  const left = [...actions]
  return () => left.shift() ?? null
}

function pick(random: Random, from: readonly ActionType[]): ActionType {
  let at = random.next() * from.reduce((sum, { weight }) => sum + weight, 0)
  for (const type of from) {
    at -= type.weight
    if (at < 0) return type
  }
  throw new Error('The weights do not add up')
}

/** Mostly minutes, now and then the night: some 160 actions a day. */
const minutes = (random: Random): number => (random.next() < 0.006 ? random.between(300, 1_200) : random.between(1, 8))

export async function play(
  source: Source,
  { days, actions: most, every = 1, onAction, season = 'spring', seed = 0 }: Bounds = {},
): Promise<Played> {
  const ground = await makeGround(season, () => seedIds(seed))
  const session = newSession(ground, newWorld(ground.clock.now()))
  const begun = ground.clock.now()
  await followFeed(session)
  const actions: Action[] = []
  const started = performance.now()
  let differences: string[] = []
  let emails = 0
  let day = 0
  try {
    while (differences.length === 0 && actions.length < (most ?? Number.POSITIVE_INFINITY)) {
      if (days !== undefined && ground.clock.now() >= begun + days * DAY) break
      const next = source(session.world)
      if (!next) break
      onAction?.(next)
      // An address or a name that is given again is nobody's secret.
      const given = JSON.stringify(next)
      session.world.canaries = session.world.canaries.filter(text => !given.includes(text))
      shareNames(session.world, given)
      actions.push(next)
      differences = await step(session, next)
      // Whom it is about.
      if (differences.length > 0) differences.push(...(await compareAll(session, true)))
      const today = Math.floor((ground.clock.now() - begun) / DAY)
      emails += session.looked
      session.looked = 0
      if (differences.length === 0 && (actions.length % every === 0 || today > day))
        differences = await compareAll(session, today > day)
      day = today
    }
    if (differences.length === 0) differences = await compareAll(session, true)
    if (differences.length === 0) differences = await ground.product.wrong()
  } catch (error) {
    differences = [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  } finally {
    await ground.close().catch(() => undefined)
    await forgetBackup(session)
  }
  const milliseconds = performance.now() - started
  return {
    actions,
    days: day,
    emails,
    runs: session.world.runs.length,
    compared: session.compared,
    calls: ground.client.calls,
    milliseconds,
    differences,
  }
}

/** A name that somebody was given before is nobody's own any more: it stands in what both have sent. */
function shareNames({ given_names, shared_names }: World, given: string): void {
  for (const [name] of given.matchAll(NAMES)) {
    if (given_names.has(name)) shared_names.add(name)
    given_names.add(name)
  }
}

async function step(session: Session, next: Action): Promise<string[]> {
  const { ground, world } = session
  const { type: name, after, ...given } = next
  const type = kindNamed(name)
  const moment = ground.clock.now() + after * 60_000
  await ground.product.passTo(moment)
  await learnAttempts(session)
  await learnDepartures(session)
  passTo(world, moment)
  const late = compareSent(session)
  if (late.length > 0) return late.map(text => `before ${name}: ${text}`)
  if (!type.possible(world, given)) return []
  const answer = await type.play(session, given)
  await ground.product.settle()
  await learnAttempts(session)
  const told = answer ? type.tell(world, given, answer) : []
  noteLeft(world)
  begin(world)
  tryAgain(world)
  begin(world)
  await learnDepartures(session)
  takeService(world)
  const errors = ground.errors.splice(0).map(text => `the product logged: ${text}`)
  return [...told, ...errors, ...compareSent(session)].map(text => `${name}: ${text}`)
}

function compareSent(session: Session): string[] {
  session.looked += session.ground.mailbox.received.length
  return [...compareMails(session), ...comparePosts(session)]
}

/** `whole`: of broadcasts that have ended too; and people as the list shows them, besides as the change feed tells of them. */
async function compareAll(session: Session, whole: boolean): Promise<string[]> {
  return [
    ...(await followFeed(session)),
    ...(whole ? await compareFeed(session) : []),
    ...comparePeople(session, session.mirror.leads),
    ...compareService(session),
    ...(await compareEligibility(session)),
    ...(await compareBroadcasts(session, whole)),
    ...(await compareJourneys(session)),
    ...(await compareForms(session, whole)),
    ...(whole ? await compareConversations(session) : []),
    ...(whole ? await compareVisitors(session) : []),
  ]
}
