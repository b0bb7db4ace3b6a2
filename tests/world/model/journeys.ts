/** Journeys, by a naive interpreter: a run is a person and the steps that are left. */
import { handOff } from './broadcasts.ts'
import { send } from './mail.ts'
import { addTag, byHand, dropTag, withdraw } from './people.ts'
import { daysLater } from './time.ts'
import type { Condition, Journey, Person, Run, Step, Trigger, World } from './world.ts'
import { get, present } from './world.ts'

/** Something has happened to a person: the journeys that it starts begin once the act is over. */
export function enroll(world: World, person: Person, trigger: Trigger): void {
  world.pending.push({ person: person.key, trigger })
}

/** The act is over: what it causes begins, and what follows from that. */
export function begin(world: World): void {
  for (handOffEmails(world); world.pending.length > 0; handOffEmails(world))
    for (const next of world.pending.splice(0)) {
      const person = present(world, next.person)
      for (const journey of world.journeys.values()) {
        if (!person || journey.state !== 'on' || journey.key === next.within) continue
        if (JSON.stringify(journey.trigger) === JSON.stringify(next.trigger)) enter(world, journey, person)
      }
    }
}

/** Emails leave once all that is due has come as far as its own: who leaves at that moment gets none. */
export function handOffEmails(world: World): void {
  const atEmail = () => world.runs.filter(({ email }) => email)
  for (let due = atEmail(); due.length > 0; due = atEmail()) {
    for (const run of due) sendBy(world, run)
    for (const run of due) carryOn(world, run)
  }
}

/** Once ever, or, where a person may enter again, once at a time. */
export function mayEnter(world: World, journey: Journey, person: Person): boolean {
  const own = world.runs.filter(run => run.journey === journey.key && run.person === person.key)
  return !own.some(({ state }) => state === 'live' || !journey.again)
}

export function enter(world: World, journey: Journey, person: Person): boolean {
  if (!mayEnter(world, journey, person)) return false
  const version = journey.versions.length - 1
  const rest = [...(journey.versions[version] ?? [])]
  const run: Run = { journey: journey.key, version, person: person.key, rest, wake: null, state: 'live' }
  world.runs.push(run)
  carryOn(world, run)
  return true
}

/** A paused site or journey keeps its runs where they are. */
export const isHeld = (world: World, run: Run): boolean => world.paused || get(world.journeys, run.journey).paused

export function carryOn(world: World, run: Run): void {
  if (run.reinstating && !isHeld(world, run)) reinstate(world, run)
  while (run.state === 'live' && !isHeld(world, run)) {
    if (run.stopping) run.state = 'stopped'
    else if (run.awaits) awaitAnswer(world, run, run.awaits)
    if (run.state !== 'live' || run.mail || run.email || (run.wake ?? 0) > world.now) return
    run.wake = null
    const step = run.rest.shift()
    const person = present(world, run.person)
    if (!step || !person) run.state = 'completed'
    else take(world, run, step, person)
  }
}

function take(world: World, run: Run, step: Step, person: Person): void {
  const since = run.since ?? world.now
  if (step.do === 'send' || step.do === 'wait') delete run.since
  if (step.do === 'send') run.email = step.template
  else if (step.do === 'tag') addTag(world, person, step.tag, byHand)
  else if (step.do === 'untag') dropTag(world, person, step.tag, byHand)
  else if (step.do === 'leave') withdraw(world, person, `journey ${run.journey}`)
  else if (step.do === 'wait') Object.assign(run, { at: { step: step.id, since }, wake: endOf(step, since) })
  else if ('answered_within' in step.condition) {
    const until = since + step.condition.answered_within * 3_600_000
    Object.assign(run, { wake: until, awaits: { until, yes: step.yes, no: step.no } })
  } else run.rest.unshift(...(holds(step.condition, person) ? step.yes : step.no))
}

/** What its steps have caused begins while it is at its email, and it is not over. */
function sendBy(world: World, run: Run): void {
  for (const one of world.pending) if (one.person === run.person) one.within = run.journey
  const { email: template = '', person: key } = run
  const person = present(world, key)
  delete run.email
  delete run.letter
  if (!person || run.state !== 'live') return
  const { subject } = get(world.templates, template)
  const what = { subject, template, broadcast: null, variant: 0, because: `journey ${run.journey}` }
  if (send(world, person, what, run) === 'put_off') run.mail = true
}

/** The earlier moment wins: the answer's, or the end of the time for it. */
function awaitAnswer({ now }: World, run: Run, { until, yes, no }: NonNullable<Run['awaits']>): void {
  const is_answered = (run.letter?.answered ?? Number.POSITIVE_INFINITY) <= until
  if (!is_answered && now < until) return
  run.rest.unshift(...(is_answered ? yes : no))
  Object.assign(run, { wake: null, since: is_answered ? run.letter?.answered : undefined })
  delete run.awaits
}

const endOf = ({ hours = 0, days }: { hours?: number; days?: number }, since: number): number =>
  days === undefined ? since + hours * 3_600_000 : daysLater(since, days)

/** The steps from this one on, as a run would take them. */
function stepsFrom(steps: readonly Step[], id: string | undefined): Step[] {
  for (const [place, step] of steps.entries()) {
    const rest = steps.slice(place)
    if (step.id === id) return rest
    const inside = step.do === 'fork' ? [...stepsFrom(step.yes, id), ...stepsFrom(step.no, id)] : []
    if (inside.length > 0) return [...inside, ...rest.slice(1)]
  }
  return []
}

/** Runs of before stay in their delay, as the present version has it: its end is counted from their beginning. Where it has none they stay as they are. */
export function move(world: World, { key, versions }: Journey): { moved: number; left: number; at_once: number } {
  const version = versions.length - 1
  const before = world.runs.filter(run => run.journey === key && run.state === 'live' && run.version < version)
  const moved = before.filter(run => {
    const [step, ...rest] = stepsFrom(versions[version] ?? [], run.at?.step)
    if (step?.do !== 'wait') return false
    Object.assign(run, { version, rest, wake: endOf(step, run.at?.since ?? 0) })
    return true
  })
  const at_once = moved.filter(({ wake }) => (wake ?? 0) <= world.now)
  for (const run of at_once) carryOn(world, run)
  return { moved: moved.length, left: before.length - moved.length, at_once: at_once.length }
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
  delete run.reinstating
  if (run.state === 'live') delete run.stopping
  else if (isHeld(world, run)) run.reinstating = true
  else if (get(world.journeys, run.journey).state === 'on' && !isIn(world, run.journey, run.person)) {
    delete run.stopping
    run.state = 'live'
    carryOn(world, run)
  }
}

export const isIn = (world: World, journey: string, person: string): boolean =>
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

/** The site's pause is over, in which nothing left and no run moved; a broadcast's own is left alone. */
export function resumeSite(world: World): void {
  world.paused = false
  for (const broadcast of world.broadcasts.values()) handOff(world, broadcast)
  release(world)
}
