/** The issues of a journey, and where in the editor each can be fixed. Pure. */
import type { Issue } from '../../../../product/editor/issue.ts'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { placesOf } from '../../../../product/journeys/steps.ts'
import type { FieldProblem } from '../../../../ui/problem.ts'
import type { Selection } from './selection.ts'

/** With the part of the editor that it leads to. */
export type JourneyIssue = Issue & { where: Selection | undefined }

/** The server's findings about the saved draft, and its refusal of what is not saved yet. */
export function issuesOf(document: JourneyDocument, found: readonly Issue[], refusals: FieldProblem[]): JourneyIssue[] {
  const refused = refusals.map(({ pointer, code, text }) => ({
    pointer: pointer.replace(/^\/document/, ''),
    code,
    text,
  }))
  return [...refused, ...found].map(({ pointer, code, text }) => ({
    pointer,
    code,
    text,
    where: whereOf(document, pointer),
  }))
}

/** The part of the editor that a pointer leads to. */
export function whereOf(document: JourneyDocument, pointer: string): Selection | undefined {
  if (/^\/(triggers|enrollment_criteria|allow_duplicate_enrollment)/.test(pointer)) return 'start'
  if (/^\/(business_hours|timezone|use_lead_timezone)/.test(pointer)) return 'times'
  if (/^\/(unenrollment_criteria|suppression|goal)/.test(pointer)) return 'exits'
  const places = placesOf(document.steps)
  const place = places
    .filter(place => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`))
    .sort((a, b) => b.pointer.length - a.pointer.length)[0]
  if (!place) return undefined
  const branch = /^\/branches\/(\d+)/.exec(pointer.slice(place.pointer.length))
  if (branch && place.step.type === 'paths') {
    const id = place.step.branches[Number(branch[1])]?.id
    if (id !== undefined) return `branch:${id}`
  }
  return `step:${place.step.id}`
}

/** The text for a field, by its pointer; issues below it count too. */
export const issueAt = (issues: JourneyIssue[], pointer: string): string | undefined =>
  issues.find(issue => issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`))?.text

/** A function that names the error of one rule of a filter at this pointer. */
export const ruleIssue = (issues: JourneyIssue[], pointer: string) => (index: number) =>
  issueAt(issues, `${pointer}/filters/${index}`)
