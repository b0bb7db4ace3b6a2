/** What an owner does about broadcasts: previews, sends, tests, pauses and cancels them. */
import { rollOf } from '../../../workflows/core/roll.ts'
import { sorted } from '../compare/counts.ts'
import { begin, decide, handOff, sortOut } from '../model/broadcasts.ts'
import { audienceKeys, type Broadcast, get, type World } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'

interface Broadcasting {
  broadcast: string
  template: string
  audience: string | null
  excluded_audience: string | null
  /** Minutes until it begins; null: at once. */
  in_minutes: number | null
  /** How many of a hundred are left out, of one that begins at once. */
  holdout_percent?: number
  /** Its two subjects are tried with some of those whom one reaches that begins at once. */
  test?: { share_percent: number; wait_hours: number; winner_by: 'opens' | 'clicks' }
}

const recipientsOf = (session: Session, { audience, excluded_audience }: Broadcasting) => ({
  audience_ids: audience === null ? [] : [idOf(session, audience)],
  excluded_audience_ids: excluded_audience === null ? [] : [idOf(session, excluded_audience)],
})

const audiencesIn = (world: World): string[] => [...audienceKeys, ...world.dynamic.keys()]

const broadcast = action<Broadcasting>({
  type: 'broadcast',
  weight: 8,
  draw(random, world, newKey) {
    const audiences = audiencesIn(world)
    const in_minutes = chance(random, 50) ? random.between(30, 2_000) : null
    return {
      broadcast: newKey('b'),
      template: random.pick([...world.templates.keys()]),
      audience: chance(random, 40) ? random.pick(audiences) : null,
      excluded_audience: chance(random, 20) ? random.pick(audiences) : null,
      in_minutes,
      ...(in_minutes === null && chance(random, 20) && { holdout_percent: random.between(1, 50) }),
      ...(in_minutes === null && chance(random, 40) && { test: drawTest(random) }),
    }
  },
  possible: (world, { template, audience, excluded_audience }) =>
    world.templates.has(template) &&
    [audience, excluded_audience].every(key => key === null || audiencesIn(world).includes(key)),
  async play(session, given) {
    const { client, clock } = session.ground
    const recipients = recipientsOf(session, given)
    const template_id = idOf(session, given.template)
    const { holdout_percent = 0, test } = given
    const preview = await client.post(at(session, 'broadcasts/preview'), { recipients, template_id, holdout_percent })
    const moment = new Date(clock.now() + (given.in_minutes ?? 0) * 60_000).toISOString()
    const schedule = given.in_minutes === null ? { type: 'now' } : { type: 'at', at: moment }
    const body = {
      name: given.broadcast,
      subjects: test ? [given.broadcast, `${given.broadcast}.b`] : [given.broadcast],
      ...(test && { subject_test: test }),
      sender_id: idOf(session, 'sender'),
      template_id,
      recipients,
      schedule,
      holdout_percent,
    }
    const made = await client.post(at(session, 'broadcasts'), body)
    keep(session, given.broadcast, made.body.id)
    const scheduled = await client.post(at(session, `broadcasts/${made.body.id}/schedule`))
    // As the product draws lots: by its ids.
    const roll = (key: string, what: string) => rollOf(`${made.body.id} ${session.ground.ids.get(key)}`, what)
    const people = [...session.world.people.keys()]
    const held = people.filter(key => roll(key, 'holdout') < holdout_percent)
    const tested = people.filter(key => test && roll(key, 'test') < test.share_percent)
    const parts = tested.map(key => [key, roll(key, 'variant') < 50 ? 0 : 1])
    return { ...scheduled, body: { ...scheduled.body, preview: preview.body, held, parts } }
  },
  tell(world, given, answer) {
    const { matching, recipients, excluded } = sortOut(world, given)
    const { broadcast: key, template, audience, excluded_audience, in_minutes, holdout_percent = 0 } = given
    if (get(world.templates, template).category === 'transactional') return expectAnswer(answer, 422)
    const made: Broadcast = {
      ...{ key, template, audience, excluded_audience, state: 'scheduled', before_pause: 'scheduled' },
      starts_at: world.now + (in_minutes ?? 0) * 60_000,
      ...{ waiting: [], put_off: 0, reached: new Set(), delivered: 0, skipped: 0, recipients: 0, excluded: {} },
      ...{ held: new Set(answer.body.held as string[]), held_out: 0, rest: [] },
      test: given.test ? testOf(given.test, answer.body.parts as [string, number][]) : null,
      results: [0, 1].map(() => ({ delivered: 0, opened: new Set(), clicked: new Set(), left: new Set() })),
    }
    world.broadcasts.set(key, made)
    if (in_minutes === null) begin(world, made)
    // Before anybody is chosen it can say no more than the share.
    const held_out = Math.round((recipients.length * holdout_percent) / 100)
    return [
      ...expectAnswer(answer, 200),
      ...previewDifferences(answer, { matching, recipients: recipients.length - held_out, held_out, excluded }),
    ]
  },
})

const drawTest = (random: Parameters<typeof maybePick>[0]) => ({
  share_percent: random.pick([20, 50, 100]),
  wait_hours: random.pick([1, 4, 20]),
  winner_by: random.pick(['opens', 'clicks'] as const),
})

function testOf({ wait_hours: hours, winner_by }: NonNullable<Broadcasting['test']>, parts: [string, number][]) {
  const by = winner_by === 'opens' ? ('opened' as const) : ('clicked' as const)
  return { parts: new Map(parts), hours, by, ends_at: null, winner: null }
}

function previewDifferences(
  answer: Answer,
  right: { matching: number; recipients: number; held_out: number; excluded: Record<string, number> },
): string[] {
  const preview = answer.body.preview as {
    matching: number
    recipients: number
    held_out: number
    excluded: { reason: string; count: number }[]
  }
  const excluded = Object.fromEntries(preview.excluded.map(({ reason, count }) => [reason, count]))
  const { matching, recipients, held_out } = preview
  const shown = sorted({ matching, recipients, held_out, ...excluded })
  const { excluded: left_out, ...counts } = right
  const should = sorted({ ...counts, ...left_out })
  return shown === should ? [] : [`the preview says ${shown}, should be ${should}`]
}

const broadcastsIn = (world: World, ...states: Broadcast['state'][]) =>
  [...world.broadcasts.values()].filter(({ state }) => states.includes(state))

type Verb = 'pause' | 'resume' | 'cancel'
/** The states in which each is possible. */
const from: Record<Verb, readonly Broadcast['state'][]> = {
  pause: ['scheduled', 'sending'],
  resume: ['paused'],
  cancel: ['scheduled', 'sending', 'paused'],
}

const steer = action<{ broadcast: string; verb: Verb }>({
  type: 'steer_broadcast',
  weight: 5,
  draw(random, world) {
    const verb = random.pick(['pause', 'pause', 'resume', 'resume', 'cancel'] as const)
    const chosen = maybePick(
      random,
      chance(random, 90) ? broadcastsIn(world, ...from[verb]) : [...world.broadcasts.values()],
    )
    return chosen && { broadcast: chosen.key, verb }
  },
  possible: (world, { broadcast: key }) => world.broadcasts.has(key),
  play: (session, { broadcast: key, verb }) =>
    session.ground.client.post(at(session, `broadcasts/${idOf(session, key)}/${verb}`)),
  tell(world, { broadcast: key, verb }, answer) {
    const one = get(world.broadcasts, key)
    if (!from[verb].includes(one.state)) return expectAnswer(answer, 409, 'transition_not_allowed')
    if (verb === 'cancel') one.state = 'canceled'
    else if (verb === 'pause') {
      one.before_pause = one.state === 'sending' ? 'sending' : 'scheduled'
      one.state = 'paused'
    } else {
      one.state = one.before_pause
      if (one.state === 'scheduled' && one.starts_at <= world.now) begin(world, one)
      else {
        handOff(world, one)
        decide(world, one)
      }
    }
    return expectAnswer(answer, 200)
  },
})

export const broadcasts = [broadcast, steer]
