/**
 * What uses a thing, and so keeps it from being deleted: what acts with it, or will. A form that visitors do not find, a
 * campaign that is not active and a broadcast that has ended do not; but a campaign needs its form until it is archived,
 * and a journey can be switched on again at any time.
 */
import type { Answering, Condition, Journey, Step, World } from './world.ts'

const inCondition = (condition: Condition | Answering): string[] => ('tag' in condition ? [condition.tag] : [])

function inSteps(steps: readonly Step[]): string[] {
  return steps.flatMap(step => {
    if (step.do === 'send') return [step.template, 'sender']
    if (step.do === 'tag' || step.do === 'untag') return [step.tag]
    return step.do === 'fork' ? [...inCondition(step.condition), ...inSteps([...step.yes, ...step.no])] : []
  })
}

function inJourney({ runs }: World, { key, trigger, versions }: Journey): string[] {
  const { tag, audience, form } = { tag: null, audience: null, form: null, ...trigger }
  const followed = runs.filter(run => run.journey === key && run.state === 'live').map(({ version }) => version)
  const steps = versions.filter((_, place) => place === versions.length - 1 || followed.includes(place)).flat()
  return [tag, audience, form, ...inSteps(steps)].filter(key => key !== null)
}

/** The keys of all that each thing is used by, in their order. */
export function users(world: World): Map<string, string[]> {
  const { forms, campaigns } = world.capture
  const open = [...world.broadcasts.values()].filter(({ state }) => ['scheduled', 'sending', 'paused'].includes(state))
  const used = [...campaigns.values()].filter(({ state }) => state !== 'archived')
  const uses: (readonly [user: string, things: readonly (string | null)[]])[] = [
    ...[...world.journeys.values()].map(journey => [journey.key, inJourney(world, journey)] as const),
    ...[...world.dynamic.values()].map(({ key, condition }) => [key, inCondition(condition)] as const),
    ...[...forms.values()].filter(({ live }) => live).map(({ key, tag, audience }) => [key, [tag, audience]] as const),
    ...[...world.hooks.values()].map(({ key, tag, audience }) => [key, [tag, audience]] as const),
    ...used.map(({ key, form, tag, state }) => [key, [form, state === 'active' ? tag : null]] as const),
    ...open.map(
      ({ key, template, audience, excluded_audience }) =>
        [key, [template, audience, excluded_audience, 'sender']] as const,
    ),
  ]
  const found = new Map<string, string[]>()
  for (const [user, things] of uses)
    for (const thing of new Set(things))
      if (thing !== null) found.set(thing, [...(found.get(thing) ?? []), user].sort())
  return found
}
