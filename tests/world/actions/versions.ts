/** Another version of a journey: new runs follow it, and those that wait in a delay of before are moved where they can be. */
import type { Random } from '../../chaos/random.ts'
import { move } from '../model/journeys.ts'
import { get, type Journey, type Step, type World } from '../model/world.ts'
import { at, idOf } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { documentOf, drawSteps, lowestAfter, named, templatesIn } from './automation.ts'

/** Delays last for another time, the last step may be gone, and others may follow. */
function drawVersion(random: Random, world: World, { trigger, versions }: Journey): Step[] {
  const steps = structuredClone(versions.at(-1) ?? [])
  for (const step of steps) {
    if (step.do !== 'wait' || chance(random, 50)) continue
    if (step.days === undefined) step.hours = random.between(1, 72)
    else step.days = random.between(1, 3)
  }
  if (steps.length > 1 && chance(random, 30)) steps.pop()
  if (chance(random, 50)) steps.push(...drawSteps(random, world, lowestAfter(trigger)))
  return steps.map(({ id: _id, ...step }) => step as Step)
}

const isOn = (world: World, key: string): boolean => world.journeys.get(key)?.state === 'on'

const revise = action<{ journey: string; steps: Step[] }>({
  type: 'revise_journey',
  weight: 3,
  draw(random, world) {
    const journey = maybePick(
      random,
      [...world.journeys.values()].filter(({ state }) => state === 'on'),
    )
    return journey && { journey: journey.key, steps: drawVersion(random, world, journey) }
  },
  possible: (world, { journey, steps }) =>
    isOn(world, journey) && templatesIn(steps).every(key => world.templates.has(key)),
  async play(session, { journey: key, steps }) {
    const { client } = session.ground
    const path = at(session, `journeys/${idOf(session, key)}`)
    const document = documentOf(session, { ...get(session.world.journeys, key), steps })
    const changed = await client.patch(path, { document })
    return changed.status === 200 ? client.post(`${path}/publish`, { enroll: 'new' }) : changed
  },
  tell(world, { journey, steps }, answer) {
    get(world.journeys, journey).versions.push(named(steps))
    return expectAnswer(answer, 200)
  },
})

/** Whether all of its live runs wait in a delay: what waits for mail or an answer, or rests, is moved elsewhere. */
function canMove({ journeys, runs, paused, now }: World, key: string): boolean {
  const journey = journeys.get(key)
  const live = runs.filter(run => run.journey === key && run.state === 'live')
  const waits = live.every(run => !run.mail && !run.awaits && !run.stopping && (run.wake ?? 0) > now)
  return journey?.state === 'on' && !journey.paused && !paused && journey.versions.length > 1 && waits
}

const moveRuns = action<{ journey: string }>({
  type: 'move_runs',
  weight: 4,
  draw(random, world) {
    const followed = (key: string) => {
      const present = get(world.journeys, key).versions.length - 1
      return world.runs.some(run => run.journey === key && run.state === 'live' && run.version < present)
    }
    const journey = maybePick(
      random,
      [...world.journeys.keys()].filter(key => canMove(world, key) && followed(key)),
    )
    return journey === null ? null : { journey }
  },
  possible: (world, { journey }) => canMove(world, journey),
  async play(session, { journey }) {
    const { client } = session.ground
    const path = at(session, `journeys/${idOf(session, journey)}/moves`)
    const preview = await client.post(`${path}/preview`, {})
    const { runs, movable, unmovable, acts_at_once } = preview.body
    const answer = await client.post(path, {})
    return { ...answer, body: { ...answer.body, preview: { runs, movable, unmovable, acts_at_once } } }
  },
  tell(world, { journey }, answer) {
    const { moved, left, at_once } = move(world, get(world.journeys, journey))
    const right = { runs: moved + left, movable: moved, unmovable: left, acts_at_once: at_once }
    const [shown, should] = [JSON.stringify(answer.body.preview), JSON.stringify(right)]
    return [
      ...expectAnswer(answer, 202),
      ...(shown === should ? [] : [`the preview says ${shown}, should be ${should}`]),
    ]
  },
})

export const versions = [revise, moveRuns]
