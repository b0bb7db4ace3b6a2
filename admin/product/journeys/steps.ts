/** Positions of steps in a journey, and edits of lists of steps. Pure; no React. */
import type { Branch, PathsStep, Step } from './document.ts'

/** A list of steps: the journey's own, a branch's, or what happens when no branch holds. */
export type ListKey = 'root' | `branch:${string}` | `otherwise:${string}`
export type Place = { key: ListKey; index: number }
export type PlacedStep = Place & { step: Step; pointer: string; number: string }

type ChangeList = (list: Step[], key: ListKey) => Step[]

/** Lists and steps in which nothing changes stay the same objects, so that nothing of them is drawn again. */
function changeLists(steps: Step[], change: ChangeList, key: ListKey = 'root'): Step[] {
  const changed = change(steps, key)
  const inside = changed.map(step => (step.type === 'paths' ? changeInside(step, change) : step))
  return changed === steps && inside.every((step, index) => step === steps[index]) ? steps : inside
}

function changeInside(step: PathsStep, change: ChangeList): PathsStep {
  const branches = step.branches.map(branch => {
    const steps = changeLists(branch.steps, change, `branch:${branch.id}`)
    return steps === branch.steps ? branch : { ...branch, steps }
  })
  const otherwise = changeLists(step.otherwise, change, `otherwise:${step.id}`)
  const isSame = otherwise === step.otherwise && branches.every((branch, index) => branch === step.branches[index])
  return isSame ? step : { ...step, branches, otherwise }
}

/** Every step in reading order, with its place, its JSON pointer and its number ("2.b.1"). */
export function placesOf(steps: Step[], key: ListKey = 'root', pointer = '/steps', before = ''): PlacedStep[] {
  return steps.flatMap((step, index) => {
    const number = `${before}${index + 1}`
    const at = `${pointer}/${index}`
    const placed: PlacedStep = { key, index, step, pointer: at, number }
    if (step.type !== 'paths') return [placed]
    const inside = step.branches.flatMap((branch, b) =>
      placesOf(branch.steps, `branch:${branch.id}`, `${at}/branches/${b}/steps`, `${number}.${letter(b)}.`),
    )
    const otherwise = placesOf(
      step.otherwise,
      `otherwise:${step.id}`,
      `${at}/otherwise`,
      `${number}.${letter(step.branches.length)}.`,
    )
    return [placed, ...inside, ...otherwise]
  })
}

/** How a branch is counted: a, b, c. */
export const letter = (index: number): string => String.fromCharCode(97 + index)

export const findStep = (steps: Step[], id: string): PlacedStep | undefined =>
  placesOf(steps).find(placed => placed.step.id === id)

export type FoundBranch = { step: PathsStep; branch: Branch; index: number; pointer: string; number: string }

/** A branch by its id, with the step that it belongs to. */
export function findBranch(steps: Step[], id: string): FoundBranch | undefined {
  for (const { step, pointer, number } of placesOf(steps)) {
    if (step.type !== 'paths') continue
    const index = step.branches.findIndex(branch => branch.id === id)
    const branch = step.branches[index]
    if (branch)
      return { step, branch, index, pointer: `${pointer}/branches/${index}`, number: `${number}.${letter(index)}` }
  }
  return undefined
}

/** The steps of a list, by its key. */
export function listOf(steps: Step[], key: ListKey): Step[] | undefined {
  if (key === 'root') return steps
  for (const { step } of placesOf(steps)) {
    if (step.type !== 'paths') continue
    if (key === `otherwise:${step.id}`) return step.otherwise
    const branch = step.branches.find(branch => key === `branch:${branch.id}`)
    if (branch) return branch.steps
  }
  return undefined
}

/** The first branch of a journey, in reading order. */
export function firstBranch(steps: Step[]): ListKey | undefined {
  const fork = placesOf(steps).find(({ step }) => step.type === 'paths')?.step
  if (fork?.type !== 'paths') return undefined
  return fork.branches[0] ? `branch:${fork.branches[0].id}` : `otherwise:${fork.id}`
}

/** Every branch and every otherwise, in reading order. */
export function branchKeys(steps: Step[]): Exclude<ListKey, 'root'>[] {
  return placesOf(steps).flatMap(({ step }) =>
    step.type === 'paths'
      ? [...step.branches.map(branch => `branch:${branch.id}` as const), `otherwise:${step.id}` as const]
      : [],
  )
}

export const addSteps = (steps: Step[], { key, index }: Place, added: Step[]): Step[] =>
  changeLists(steps, (list, at) => (at === key ? list.toSpliced(index, 0, ...added) : list))

export const removeStep = (steps: Step[], id: string): Step[] =>
  changeLists(steps, list => (list.some(step => step.id === id) ? list.filter(step => step.id !== id) : list))

export const replaceStep = (steps: Step[], next: Step): Step[] =>
  changeLists(steps, list =>
    list.some(step => step.id === next.id) ? list.map(step => (step.id === next.id ? next : step)) : list,
  )

/** One place up or down in reading order, into and out of branches; undefined at either end. */
export function moveStep(steps: Step[], id: string, direction: 'up' | 'down'): Step[] | undefined {
  const found = findStep(steps, id)
  if (!found) return undefined
  const rest = removeStep(steps, id)
  const gaps = gapsOf(rest)
  const now = gaps.findIndex(gap => gap.key === found.key && gap.index === found.index)
  const gap = gaps[now + (direction === 'up' ? -1 : 1)]
  return gap && addSteps(rest, gap, [found.step])
}

function gapsOf(steps: Step[], key: ListKey = 'root'): Place[] {
  const gaps = steps.flatMap((step, index) => [
    { key, index },
    ...(step.type === 'paths'
      ? [
          ...step.branches.flatMap(branch => gapsOf(branch.steps, `branch:${branch.id}`)),
          ...gapsOf(step.otherwise, `otherwise:${step.id}`),
        ]
      : []),
  ])
  return [...gaps, { key, index: steps.length }]
}

/** Steps inside a step, which go with it when it is removed. */
export const countInside = (step: Step): number => (step.type === 'paths' ? placesOf([step]).length - 1 : 0)

/** The steps that a run has passed, certainly or possibly, when it reaches this one, in reading order. */
export function earlierSteps(steps: Step[], id: string): PlacedStep[] {
  const places = placesOf(steps)
  const at = places.findIndex(placed => placed.step.id === id)
  return at < 0 ? [] : places.slice(0, at)
}

/** Copies with new ids; references among them point to the copies. */
export function withFreshIds<T extends Step | Branch>(originals: T[], newId: () => string): T[] {
  const ids = new Map<string, string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value) && 'id' in value && typeof value.id === 'string') ids.set(value.id, newId())
    for (const inner of Object.values(value)) collect(inner)
  }
  collect(originals)
  const renew = (value: unknown, field: string): unknown => {
    if (typeof value === 'string')
      return /^(id|(ai_)?step_id|answer_id)$/.test(field) ? (ids.get(value) ?? value) : value
    if (Array.isArray(value)) return value.map(inner => renew(inner, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renew(inner, key)]))
  }
  return renew(originals, '') as T[]
}

/** The steps with branches that enclose something, outermost first. */
export function ancestorsOf(steps: Step[], selection: string, above: string[] = []): string[] {
  for (const step of steps) {
    if (selection === `step:${step.id}`) return above
    if (step.type !== 'paths') continue
    const within = [...above, step.id]
    if (selection === `otherwise:${step.id}`) return within
    for (const branch of step.branches) {
      if (selection === `branch:${branch.id}`) return within
      const found = ancestorsOf(branch.steps, selection, within)
      if (found.length > 0) return found
    }
    const found = ancestorsOf(step.otherwise, selection, within)
    if (found.length > 0) return found
  }
  return []
}

/** The step that comes once a list is through: the one behind its fork, or behind one further out; none, where the journey ends. */
export function nextAfter(steps: Step[], key: ListKey): PlacedStep | undefined {
  const places = placesOf(steps)
  const fork = places.find(
    ({ step }) =>
      step.type === 'paths' &&
      (key === `otherwise:${step.id}` || step.branches.some(branch => key === `branch:${branch.id}`)),
  )
  if (!fork) return undefined
  const next = places.find(placed => placed.key === fork.key && placed.index === fork.index + 1)
  return next ?? nextAfter(steps, fork.key)
}
