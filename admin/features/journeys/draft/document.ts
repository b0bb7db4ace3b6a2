/** The steps of a journey as the editor sees them: where each one stands, and how lists of steps change. Pure; nothing of React. */
import type { Filter } from '../../filter/filter.ts'

export type DurationUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years' | 'business_days'
export type Duration = { value: number; unit: DurationUnit; at?: string }
export type BranchCondition = { kind: 'filter'; filter: Filter } | { kind: 'percentage'; percent: number }
export type Branch = { id: string; name?: string; when: BranchCondition; steps: Step[] }
export type TagStep = { id: string; type: 'assign_tags' | 'remove_tags'; tag_ids: string[] }
export type ValueStep = {
  id: string
  type: 'set_custom_field_value'
  field_id: string
  value: string | number | boolean | null
}
export type DelayStep = { id: string; type: 'delay'; duration: Duration }
export type SendStep = { id: string; type: 'send_email'; template_id: string; sender_id: string }
export type UnsubscribeStep = { id: string; type: 'unsubscribe' }
export type PathsStep = { id: string; type: 'paths'; branches: Branch[]; otherwise: Step[] }
export type Step = TagStep | ValueStep | DelayStep | SendStep | UnsubscribeStep | PathsStep
export type StepType = Step['type']

export type Trigger =
  | { type: 'form_submitted'; popup_ids?: string[] }
  | { type: 'lead_created' }
  | { type: 'tag_added'; tag_ids: string[] }
  | { type: 'audience_joined'; audience_ids: string[] }

export type OpeningWindow = { business_days: number[]; day_start: string; day_end: string }
export type BusinessHours = Partial<OpeningWindow> & {
  timezone: string
  windows?: OpeningWindow[]
  days_off?: string[]
}

export type JourneyDocument = {
  triggers: Trigger[]
  enrollment_criteria?: Filter
  unenrollment_criteria?: Filter
  suppression?: Filter
  goal?: Filter
  allow_duplicate_enrollment: boolean
  business_hours?: BusinessHours
  timezone?: string
  use_lead_timezone: boolean
  steps: Step[]
}

/** A list of steps: the journey's own, a branch's, or what happens when no branch holds. */
export type ListKey = 'root' | `branch:${string}` | `otherwise:${string}`
export type Place = { key: ListKey; index: number }
export type Placed = Place & { step: Step; pointer: string; number: string }

type ChangeList = (list: Step[], key: ListKey) => Step[]

function changeLists(steps: Step[], change: ChangeList, key: ListKey = 'root'): Step[] {
  return change(steps, key).map(step =>
    step.type === 'paths'
      ? {
          ...step,
          branches: step.branches.map(branch => ({
            ...branch,
            steps: changeLists(branch.steps, change, `branch:${branch.id}`),
          })),
          otherwise: changeLists(step.otherwise, change, `otherwise:${step.id}`),
        }
      : step,
  )
}

/** Every step in reading order, with its place, its JSON pointer and its number ("2.b.1"). */
export function placesOf(steps: Step[], key: ListKey = 'root', pointer = '/steps', before = ''): Placed[] {
  return steps.flatMap((step, index) => {
    const number = `${before}${index + 1}`
    const at = `${pointer}/${index}`
    const placed: Placed = { key, index, step, pointer: at, number }
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

export const findStep = (steps: Step[], id: string): Placed | undefined =>
  placesOf(steps).find(placed => placed.step.id === id)

export const addStep = (steps: Step[], { key, index }: Place, step: Step): Step[] =>
  changeLists(steps, (list, at) => (at === key ? list.toSpliced(index, 0, step) : list))

export const removeStep = (steps: Step[], id: string): Step[] =>
  changeLists(steps, list => list.filter(step => step.id !== id))

export const replaceStep = (steps: Step[], next: Step): Step[] =>
  changeLists(steps, list => list.map(step => (step.id === next.id ? next : step)))

/** A copy with fresh ids, behind the original. */
export function duplicateStep(
  steps: Step[],
  id: string,
  newId: () => string,
): { steps: Step[]; id: string } | undefined {
  const found = findStep(steps, id)
  if (!found) return undefined
  const copy = withFreshIds(found.step, newId)
  return { steps: addStep(steps, { key: found.key, index: found.index + 1 }, copy), id: copy.id }
}

function withFreshIds(step: Step, newId: () => string): Step {
  const id = newId()
  if (step.type !== 'paths') return { ...step, id }
  const fresh = (steps: Step[]) => steps.map(inner => withFreshIds(inner, newId))
  return {
    ...step,
    id,
    branches: step.branches.map(branch => ({ ...branch, id: newId(), steps: fresh(branch.steps) })),
    otherwise: fresh(step.otherwise),
  }
}

/** One place up or down in reading order, into and out of branches; undefined at either end. */
export function moveStep(steps: Step[], id: string, direction: 'up' | 'down'): Step[] | undefined {
  const found = findStep(steps, id)
  if (!found) return undefined
  const rest = removeStep(steps, id)
  const gaps = gapsOf(rest)
  const now = gaps.findIndex(gap => gap.key === found.key && gap.index === found.index)
  const gap = gaps[now + (direction === 'up' ? -1 : 1)]
  return gap && addStep(rest, gap, found.step)
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

/** A step as it is when just added. */
export function newStep(type: StepType, newId: () => string): Step {
  const id = newId()
  switch (type) {
    case 'assign_tags':
    case 'remove_tags':
      return { id, type, tag_ids: [] }
    case 'set_custom_field_value':
      return { id, type, field_id: '', value: null }
    case 'delay':
      return { id, type, duration: { value: 1, unit: 'days' } }
    case 'send_email':
      return { id, type, template_id: '', sender_id: '' }
    case 'unsubscribe':
      return { id, type }
    case 'paths':
      return { id, type, branches: [newBranch('percentage', newId)], otherwise: [] }
  }
}

export const newBranch = (kind: BranchCondition['kind'], newId: () => string): Branch => ({
  id: newId(),
  when: kind === 'percentage' ? { kind, percent: 50 } : { kind, filter: { kind: 'all', filters: [] } },
  steps: [],
})

/** Short, and unique within a document. */
export const freshId = (): string => `s_${crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 16)}`
