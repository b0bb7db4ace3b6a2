/**
 * What can be done with the selected thing, as changes of the steps: moving, copying, removing and pasting steps and
 * branches. Pure.
 */
import type { Branch, PathsStep, Step } from '../../../../product/journeys/document.ts'
import { withLimit } from '../../../../product/journeys/document.ts'
import {
  addSteps,
  findBranch,
  findStep,
  type ListKey,
  listOf,
  moveStep,
  type Place,
  removeStep,
  replaceStep,
  withFreshIds,
} from '../../../../product/journeys/steps.ts'
import type { Clip } from './clip.ts'
import type { Selection } from './selection.ts'

/** The new steps, and what to select next. */
export type Edit = { steps: Step[]; focus: Selection }

const idOf = (selection: Selection): string => selection.slice(selection.indexOf(':') + 1)

/** The position for something that is added after a selection. */
export function placeBehind(steps: Step[], selection: Selection): Place {
  if (selection.startsWith('step:')) {
    const placed = findStep(steps, idOf(selection))
    if (placed) return { key: placed.key, index: placed.index + 1 }
  }
  if (selection.startsWith('branch:') || selection.startsWith('otherwise:'))
    return { key: selection as ListKey, index: 0 }
  return { key: 'root', index: 0 }
}

export function clipOf(steps: Step[], selection: Selection): Clip | undefined {
  if (selection.startsWith('step:')) {
    const placed = findStep(steps, idOf(selection))
    return placed && { kind: 'steps', steps: [placed.step] }
  }
  if (selection.startsWith('branch:')) {
    const found = findBranch(steps, idOf(selection))
    return found && { kind: 'branch', branch: found.branch }
  }
  const list = selection.startsWith('otherwise:') ? listOf(steps, selection as ListKey) : undefined
  return list && list.length > 0 ? { kind: 'steps', steps: list } : undefined
}

/** Steps are pasted after the selection; a branch beside the selected one, or first in a step with paths. */
export function paste(steps: Step[], at: Selection | Place, clip: Clip, newId: () => string): Edit | undefined {
  const place = typeof at === 'string' ? placeBehind(steps, at) : at
  if (clip.kind === 'steps') {
    const added = withFreshIds(clip.steps, newId)
    const first = added[0]
    return first && { steps: addSteps(steps, place, added), focus: `step:${first.id}` }
  }
  const [branch] = withFreshIds([clip.branch], newId)
  const target = typeof at === 'string' ? pathsAt(steps, at) : undefined
  if (!branch) return undefined
  if (target)
    return {
      steps: replaceStep(steps, withBranches(target.step, target.step.branches.toSpliced(target.index, 0, branch))),
      focus: `branch:${branch.id}`,
    }
  // Elsewhere a branch brings its own fork.
  const fork = withLimit({ id: newId(), type: 'paths', branches: [branch], otherwise: [] })
  return { steps: addSteps(steps, place, [fork]), focus: `step:${fork.id}` }
}

function pathsAt(steps: Step[], selection: Selection): { step: PathsStep; index: number } | undefined {
  if (selection.startsWith('branch:')) {
    const found = findBranch(steps, idOf(selection))
    return found && { step: found.step, index: found.index + 1 }
  }
  const step = findStep(steps, idOf(selection))?.step
  return step?.type === 'paths' ? { step, index: step.branches.length } : undefined
}

export const withBranches = (step: PathsStep, branches: Branch[]): PathsStep => withLimit({ ...step, branches })

/** A step one place up or down; a branch is asked earlier or later. */
export function move(steps: Step[], selection: Selection, direction: 'up' | 'down'): Step[] | undefined {
  if (selection.startsWith('step:')) return moveStep(steps, idOf(selection), direction)
  const found = selection.startsWith('branch:') ? findBranch(steps, idOf(selection)) : undefined
  const index = found && found.index + (direction === 'up' ? -1 : 1)
  if (!found || index === undefined || index < 0 || index >= found.step.branches.length) return undefined
  const rest = found.step.branches.toSpliced(found.index, 1)
  return replaceStep(steps, { ...found.step, branches: rest.toSpliced(index, 0, found.branch) })
}

/** A copy behind the original. */
export function duplicate(steps: Step[], selection: Selection, newId: () => string): Edit | undefined {
  const clip = selection.startsWith('otherwise:') ? undefined : clipOf(steps, selection)
  return clip && paste(steps, selection, clip, newId)
}

/** Removes a step or a branch, and selects what then takes its place. */
export function remove(steps: Step[], selection: Selection): Edit | undefined {
  if (selection.startsWith('branch:')) {
    const found = findBranch(steps, idOf(selection))
    if (!found) return undefined
    const rest = found.step.branches.toSpliced(found.index, 1)
    const next = rest[found.index] ?? rest.at(-1)
    return {
      steps: replaceStep(steps, withBranches(found.step, rest)),
      focus: next ? `branch:${next.id}` : `step:${found.step.id}`,
    }
  }
  const placed = selection.startsWith('step:') ? findStep(steps, idOf(selection)) : undefined
  if (!placed) return undefined
  const rest = removeStep(steps, placed.step.id)
  const list = listOf(rest, placed.key) ?? []
  const next = list[placed.index] ?? list.at(-1)
  const parent = placed.key === 'root' ? 'start' : placed.key
  return { steps: rest, focus: next ? `step:${next.id}` : parent }
}
