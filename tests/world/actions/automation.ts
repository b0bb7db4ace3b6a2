/** Journeys: published, paused, resumed, switched off; dynamic audiences that start them. */
import { enter, mayEnter, release, switchOff, triggerHolds } from '../model/journeys.ts'
import { follow, inBulk } from '../model/people.ts'
import {
  audienceKeys,
  type Condition,
  get,
  type Journey,
  living,
  type Step,
  type Trigger,
  tagKeys,
  type World,
} from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { filterFrom } from './filters.ts'

type Random = Parameters<typeof maybePick>[0]
const JOURNEYS_MAX = 8
const DYNAMIC_MAX = 4

interface Publishing {
  journey: string
  trigger: Trigger
  again: boolean
  steps: Step[]
  existing: boolean
}

/** Journeys ask for this tag alone, and none changes it: of two that go on at one moment, either may be first. */
const [ASKED_TAG] = tagKeys

/** Journeys take this tag alone, and give all others: of two that go on at one moment, either may be first. */
const TAKEN_TAG = 't5'

/** Tags that a journey gives have a higher number than the one that starts it: no journeys in a circle. */
export function drawSteps(random: Random, world: World, lowest: number, depth = 0): Step[] {
  const higher = tagKeys.slice(Math.max(1, lowest)).filter(tag => tag !== TAKEN_TAG)
  return Array.from({ length: random.between(1, 4) }).flatMap((): Step | Step[] => {
    const roll = random.between(1, 100)
    if (roll <= 40) {
      const mail = { do: 'send' as const, template: random.pick([...world.templates.keys()]) }
      if (depth > 0 || chance(random, 75)) return mail
      const branches = { yes: drawSteps(random, world, lowest, 1), no: drawSteps(random, world, lowest, 1) }
      return [mail, { do: 'fork', condition: { answered_within: random.between(2, 72) }, ...branches }]
    }
    if (roll <= 65)
      return chance(random, 50)
        ? { do: 'wait', hours: random.between(1, 72) }
        : { do: 'wait', days: random.between(1, 3) }
    const given = maybePick(random, higher)
    if (roll <= 78 && given) return { do: 'tag', tag: given }
    if (roll <= 84 && lowest < tagKeys.length) return { do: 'untag', tag: TAKEN_TAG }
    if (roll <= 86) return [{ do: 'wait', hours: random.between(1, 9) }, { do: 'leave' }]
    if (depth > 0) return { do: 'wait', hours: 1 }
    const condition: Condition = chance(random, 60) ? { tag: ASKED_TAG, has: chance(random, 50) } : { subscribed: true }
    return { do: 'fork', condition, yes: drawSteps(random, world, lowest, 1), no: drawSteps(random, world, lowest, 1) }
  })
}

/** Membership of a dynamic audience may follow from any tag. */
export function lowestAfter(trigger: Trigger): number {
  if (trigger.on === 'tag_added') return tagKeys.indexOf(trigger.tag as (typeof tagKeys)[number]) + 1
  return trigger.on === 'audience_joined' ? tagKeys.length : 0
}

const publish = action<Publishing>({
  type: 'publish_journey',
  weight: 3,
  draw(random, world, newKey) {
    if ([...world.journeys.values()].filter(({ state }) => state === 'on').length >= JOURNEYS_MAX) return null
    const tag = random.between(0, 2)
    const audiences = [...audienceKeys, ...world.dynamic.keys()]
    const form = maybePick(random, [...world.capture.forms.keys()])
    const trigger: Trigger = random.pick([
      ...(form === null ? [] : [{ on: 'form_submitted' as const, form }]),
      { on: 'lead_confirmed' },
      { on: 'lead_created' },
      { on: 'tag_added', tag: tagKeys[tag] ?? 't1' },
      { on: 'tag_added', tag: tagKeys[tag] ?? 't1' },
      { on: 'audience_joined', audience: random.pick(audiences) },
    ] as const)
    const lowest = lowestAfter(trigger)
    return {
      journey: newKey('j'),
      trigger,
      again: chance(random, 30),
      steps: drawSteps(random, world, lowest),
      existing: chance(random, 40),
    }
  },
  possible: (world, { trigger, steps }) =>
    (trigger.on !== 'form_submitted' || world.capture.forms.has(trigger.form)) &&
    (trigger.on !== 'audience_joined' || trigger.audience.startsWith('a') || world.dynamic.has(trigger.audience)) &&
    templatesIn(steps).every(key => world.templates.has(key)),
  async play(session, { journey, trigger, again, steps, existing }) {
    const { client } = session.ground
    const document = documentOf(session, { trigger, again, steps })
    const made = await client.post(at(session, 'journeys'), { name: journey, document })
    if (made.status !== 201) return made
    keep(session, journey, made.body.id)
    const path = at(session, `journeys/${made.body.id}`)
    const preview = await client.get(`${path}/enrollment-preview`)
    const answer = await client.post(`${path}/publish`, { enroll: existing ? 'existing' : 'new' })
    return { ...answer, body: { ...answer.body, matching: preview.body.matching_leads } }
  },
  tell(world, { journey: key, trigger, again, steps, existing }, answer) {
    const journey: Journey = { key, trigger, again, versions: [named(steps)], state: 'on', paused: false }
    const matching = living(world).filter(person => triggerHolds(trigger, person))
    world.journeys.set(key, journey)
    if (existing) for (const person of matching) enter(world, journey, person)
    const shown = answer.body.matching
    const differences =
      shown === matching.length ? [] : [`the preview says ${shown} people, should be ${matching.length}`]
    return [...expectAnswer(answer, 200), ...differences]
  },
})

export const documentOf = (
  session: Session,
  { trigger, again, steps }: Pick<Publishing, 'trigger' | 'again' | 'steps'>,
) => ({
  ...{ triggers: [triggerFrom(session, trigger)], allow_duplicate_enrollment: again, use_lead_timezone: false },
  steps: stepsFrom(session, steps, 's'),
})

/** Each with its id. */
export const named = (steps: readonly Step[], prefix = 's'): Step[] =>
  steps.map((step, place) => {
    const id = `${prefix}${place}`
    return step.do === 'fork'
      ? { ...step, id, yes: named(step.yes, `${id}y`), no: named(step.no, `${id}n`) }
      : { ...step, id }
  })

export const templatesIn = (steps: readonly Step[]): string[] =>
  steps.flatMap(step =>
    step.do === 'send' ? [step.template] : step.do === 'fork' ? templatesIn([...step.yes, ...step.no]) : [],
  )

function triggerFrom(session: Session, trigger: Trigger): unknown {
  if (trigger.on === 'lead_created' || trigger.on === 'lead_confirmed') return { type: trigger.on }
  if (trigger.on === 'form_submitted') return { type: 'form_submitted', popup_ids: [idOf(session, trigger.form)] }
  if (trigger.on === 'tag_added') return { type: 'tag_added', tag_ids: [idOf(session, trigger.tag)] }
  return { type: 'audience_joined', audience_ids: [idOf(session, trigger.audience)] }
}

const stepsFrom = (session: Session, steps: readonly Step[], prefix: string): unknown[] =>
  steps.map((step, place) => stepFrom(session, step, `${prefix}${place}`, `${prefix}${place - 1}`))

function stepFrom(session: Session, step: Step, id: string, before: string): unknown {
  switch (step.do) {
    case 'send':
      return { id, type: 'send_email', template_id: idOf(session, step.template), sender_id: idOf(session, 'sender') }
    case 'wait': {
      const duration =
        step.days === undefined ? { value: step.hours, unit: 'hours' } : { value: step.days, unit: 'days' }
      return { id, type: 'delay', duration }
    }
    case 'tag':
      return { id, type: 'assign_tags', tag_ids: [idOf(session, step.tag)] }
    case 'untag':
      return { id, type: 'remove_tags', tag_ids: [idOf(session, step.tag)] }
    case 'leave':
      return { id, type: 'unsubscribe' }
    case 'fork': {
      const { condition } = step
      const awaits = 'answered_within' in condition ? condition.answered_within : null
      const when =
        'answered_within' in condition
          ? { type: 'replied', step_id: before }
          : { type: 'filter', filter: filterFrom(session, condition) }
      const branch = { id: `${id}_yes`, when, steps: stepsFrom(session, step.yes, `${id}y`) }
      const paths = { id, type: 'paths', branches: [branch], otherwise: stepsFrom(session, step.no, `${id}n`) }
      return awaits === null ? paths : { ...paths, wait_up_to: { value: awaits, unit: 'hours' } }
    }
  }
}

export const switchOffJourney = (session: Session, journey: string) =>
  session.ground.client.post(at(session, `journeys/${idOf(session, journey)}/switch-off`), { runs: 'stop' })

type Verb = 'pause' | 'resume' | 'switch_off'

const steer = action<{ journey: string; verb: Verb }>({
  type: 'steer_journey',
  weight: 4,
  draw(random, world) {
    const journey = maybePick(random, [...world.journeys.values()])
    return (
      journey && {
        journey: journey.key,
        verb: random.pick(['pause', 'pause', 'resume', 'resume', 'switch_off'] as const),
      }
    )
  },
  possible: (world, { journey, verb }) => {
    const one = world.journeys.get(journey)
    if (verb === 'resume') return one?.paused === true
    return one?.state === 'on' && (verb !== 'pause' || !one.paused)
  },
  play(session, { journey, verb }) {
    const path = at(session, `journeys/${idOf(session, journey)}`)
    const { client } = session.ground
    if (verb === 'pause') return client.post(`${path}/pause`)
    if (verb === 'resume') return client.post(`${path}/resume`, { overdue: 'continue' })
    return switchOffJourney(session, journey)
  },
  tell(world, { journey: key, verb }, answer) {
    const journey = get(world.journeys, key)
    if (verb === 'switch_off') switchOff(world, key)
    else journey.paused = verb === 'pause'
    release(world)
    return expectAnswer(answer, 200)
  },
})

const enrollByHand = action<{ journey: string; person: string }>({
  type: 'enroll_by_hand',
  weight: 3,
  draw(random, world) {
    const journey = maybePick(
      random,
      [...world.journeys.values()].filter(({ state }) => state === 'on'),
    )
    const who = maybePick(random, living(world))
    return journey && who && { journey: journey.key, person: who.key }
  },
  possible: (world, { journey, person }) =>
    world.journeys.get(journey)?.state === 'on' && world.people.get(person)?.gone === null,
  play: (session, { journey, person }) =>
    session.ground.client.post(at(session, `journeys/${idOf(session, journey)}/runs`), {
      lead_ids: [idOf(session, person)],
    }),
  tell(world, { journey: key, person: who }, answer) {
    const journey = get(world.journeys, key)
    const person = get(world.people, who)
    const may = mayEnter(world, journey, person)
    if (may) enter(world, journey, person)
    const outcome = answer.body.data?.[0]?.outcome
    const right = may ? 'enrolled' : journey.again ? 'already_live' : 'already_enrolled'
    const has_live = world.runs.some(run => run.state === 'live' && run.person === who && run.journey === key)
    const fits = outcome === right || (!may && has_live && outcome === 'already_live')
    return [...expectAnswer(answer, 201), ...(fits ? [] : [`the outcome is ${outcome}, should be ${right}`])]
  },
})

const dynamic = action<{ audience: string; condition: Condition }>({
  type: 'add_dynamic_audience',
  weight: 1,
  draw(random, world, newKey) {
    if (world.dynamic.size >= DYNAMIC_MAX) return null
    const condition: Condition = chance(random, 20)
      ? { confirmed: chance(random, 70) }
      : chance(random, 40)
        ? { subscribed: chance(random, 70) }
        : { tag: random.pick(tagKeys), has: chance(random, 50) }
    return { audience: newKey('d'), condition }
  },
  possible: () => true,
  async play(session, { audience, condition }) {
    const answer = await session.ground.client.post(at(session, 'audiences'), {
      name: audience,
      filter: filterFrom(session, condition),
    })
    keep(session, audience, answer.body.id)
    return answer
  },
  tell(world, { audience, condition }, answer) {
    world.dynamic.set(audience, { key: audience, condition })
    follow(world, inBulk)
    return expectAnswer(answer, 201)
  },
})

export const automation = [publish, steer, enrollByHand, dynamic]
