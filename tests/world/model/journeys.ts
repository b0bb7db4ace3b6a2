/** Journeys, by a naive interpreter: a run is a person and the steps that are left. */
import { send } from './mail.ts'
import { addTag, byHand, removeTag, withdraw } from './people.ts'
import { daysLater } from './time.ts'
import {
  type Condition,
  get,
  type Journey,
  type Person,
  present,
  type Run,
  type Step,
  type Trigger,
  type World,
} from './world.ts'

const sameTrigger = (one: Trigger, other: Trigger): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Something has happened to a person: the journeys that it starts begin once the act is over. */
export function enroll(world: World, person: Person, trigger: Trigger): void {
  world.pending.push({ person: person.key, trigger })
}

/** The act is over: what it causes begins, and what follows from that. */
export function begin(world: World): void {
  for (let next = world.pending.shift(); next; next = world.pending.shift()) {
    const person = present(world, next.person)
    for (const journey of world.journeys.values()) {
      if (person && journey.state === 'on' && sameTrigger(journey.trigger, next.trigger)) enter(world, journey, person)
    }
  }
}

/** Once ever, or, where a person may enter again, once at a time. */
export function mayEnter(world: World, journey: Journey, person: Person): boolean {
  const own = world.runs.filter(run => run.journey === journey.key && run.person === person.key)
  return !own.some(({ state }) => state === 'live' || !journey.again)
}

export function enter(world: World, journey: Journey, person: Person): boolean {
  if (!mayEnter(world, journey, person)) return false
  const run: Run = { journey: journey.key, person: person.key, rest: [...journey.steps], wake: null, state: 'live' }
  world.runs.push(run)
  carryOn(world, run)
  return true
}

/** A paused site or journey keeps its runs where they are. */
const isHeld = (world: World, run: Run): boolean => world.paused || get(world.journeys, run.journey).paused

export function carryOn(world: World, run: Run): void {
  if (run.reinstating && !isHeld(world, run)) {
    delete run.reinstating
    reinstate(world, run)
    return
  }
  while (run.state === 'live' && !isHeld(world, run)) {
    if (run.stopping) run.state = 'stopped'
    if (run.state !== 'live' || run.mail || (run.wake ?? 0) > world.now) return
    run.wake = null
    const step = run.rest.shift()
    const person = present(world, run.person)
    if (!step || !person) run.state = 'completed'
    else take(world, run, step, person)
  }
}

function take(world: World, run: Run, step: Step, person: Person): void {
  switch (step.do) {
    case 'send': {
      const { subject } = get(world.templates, step.template)
      const what = { subject, template: step.template, broadcast: null, variant: 0 }
      if (send(world, person, { ...what, because: `journey ${run.journey}` }, run) === 'put_off') run.mail = true
      return
    }
    case 'wait':
      run.wake = step.days === undefined ? world.now + (step.hours ?? 0) * 3_600_000 : daysLater(world.now, step.days)
      return
    case 'tag':
      addTag(world, person, step.tag, byHand)
      return
    case 'untag':
      removeTag(world, person, step.tag, byHand)
      return
    case 'leave':
      withdraw(world, person, `journey ${run.journey}`)
      return
    case 'fork':
      run.rest.unshift(...(holds(step.condition, person) ? step.yes : step.no))
  }
}

export function holds(condition: Condition, person: Person): boolean {
  if ('tag' in condition) return person.tags.has(condition.tag) === condition.has
  if ('confirmed' in condition) return isConfirmed(person) === condition.confirmed
  return person.subscribed === condition.subscribed
}

export const isConfirmed = ({ proven, unproven }: Person): boolean => proven !== null && !unproven

/** Whether the trigger holds now, so that existing people enter at publication. */
export function triggerHolds(trigger: Trigger, person: Person): boolean {
  if (trigger.on === 'lead_created') return true
  if (trigger.on === 'tag_added') return person.tags.has(trigger.tag)
  if (trigger.on === 'form_submitted')
    return [...person.submissions.keys()].some(one => one.startsWith(`${trigger.form}|`))
  if (trigger.on === 'lead_confirmed') return isConfirmed(person)
  return person.audiences.has(trigger.audience) || person.matching.has(trigger.audience)
}

/** At once, but of a run that is held, which stays where it is until it may move. */
export function stop(world: World, run: Run): void {
  if (isHeld(world, run)) run.stopping = true
  else run.state = 'stopped'
}

/** Its runs are stopped, as soon as they may move. */
export function switchOff(world: World, key: string): void {
  get(world.journeys, key).state = 'off'
  for (const run of world.runs) if (run.journey === key && run.state === 'live') stop(world, run)
}

/** Takes a stop back, where the person has not entered anew and the journey is on. */
export function reinstate(world: World, run: Run): void {
  if (run.state === 'live') delete run.stopping
  else if (isHeld(world, run)) run.reinstating = true
  else if (get(world.journeys, run.journey).state === 'on' && !isIn(world, run.journey, run.person)) {
    delete run.stopping
    run.state = 'live'
    carryOn(world, run)
  }
}

const isIn = (world: World, journey: string, person: string): boolean =>
  world.runs.some(run => run.state === 'live' && run.journey === journey && run.person === person)

export function stopRuns(world: World, person: string): void {
  for (const run of world.runs) {
    if (run.person !== person) continue
    delete run.reinstating
    if (run.state === 'live') stop(world, run)
  }
}

/** Everything that was held goes on, in the order in which it was due. */
export function release(world: World): void {
  for (const run of [...world.runs].sort((one, other) => (one.wake ?? 0) - (other.wake ?? 0))) carryOn(world, run)
}
