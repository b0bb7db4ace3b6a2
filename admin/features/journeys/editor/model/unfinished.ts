/**
 * Incomplete parts: rules without a value, triggers without a choice. They stay on the screen and are left out when
 * saving. Pure.
 */
import type { Filter } from '@leadwright/sdk'
import { isComplete } from '../../../../product/filter/filter.ts'
import type { JourneyDocument, Step, Trigger } from '../../../../product/journeys/document.ts'
import { isMembershipTrigger, membersOf } from '../../../../product/journeys/memberships.ts'

/** The document without incomplete parts, and pointers to those (into the document on the screen). */
export function finishedPart(document: JourneyDocument): { document: JourneyDocument; unfinished: string[] } {
  const unfinished: string[] = []
  const triggers = document.triggers.filter((trigger, index) => {
    const isDone = isChosen(trigger)
    if (!isDone) unfinished.push(`/triggers/${index}`)
    return isDone
  })
  const finished: JourneyDocument = { ...document, triggers, steps: steps(document.steps, '/steps', unfinished) }
  for (const field of ['enrollment_criteria', 'goal', 'unenrollment_criteria', 'suppression'] as const) {
    const filter = document[field] && finishedFilter(document[field], `/${field}`, unfinished)
    // An empty filter would match everybody.
    if (!filter || isEmpty(filter)) delete finished[field]
    else finished[field] = filter
  }
  return { document: finished, unfinished }
}

const isChosen = (trigger: Trigger): boolean => {
  if (isMembershipTrigger(trigger)) return membersOf(trigger).ids.length > 0
  switch (trigger.type) {
    case 'field_changed':
      return trigger.field_ids.length > 0
    case 'date_field':
      return trigger.field_id !== ''
    case 'page_visited':
      return trigger.rules.length > 0 && trigger.rules.every(rule => rule.value !== '')
    case 'api_event':
      return trigger.name !== ''
    default:
      return true
  }
}

const isEmpty = (filter: Filter): boolean =>
  (filter.type === 'all' || filter.type === 'any') && filter.filters.length === 0

function steps(list: Step[], pointer: string, unfinished: string[]): Step[] {
  return list.map((step, index) => {
    if (step.type !== 'paths') return step
    const at = `${pointer}/${index}`
    const branches = step.branches.map((branch, b) => {
      const here = `${at}/branches/${b}`
      const { when } = branch
      return {
        ...branch,
        when:
          when.type === 'filter'
            ? { ...when, filter: finishedFilter(when.filter, `${here}/when/filter`, unfinished) }
            : when,
        steps: steps(branch.steps, `${here}/steps`, unfinished),
      }
    })
    return { ...step, branches, otherwise: steps(step.otherwise, `${at}/otherwise`, unfinished) }
  })
}

function finishedFilter(filter: Filter, pointer: string, unfinished: string[]): Filter {
  if (filter.type !== 'all' && filter.type !== 'any') return filter
  const filters = filter.filters.filter((inner, index) => {
    const isDone = inner.type !== 'rule' || isComplete(inner)
    if (!isDone) unfinished.push(`${pointer}/filters/${index}/value`)
    return isDone
  })
  return { ...filter, filters }
}
