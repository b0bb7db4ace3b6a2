/** Describes each item of a journey, for the canvas, the outline and screen readers. */

import type { Messages } from '../../../../messages/messages.tsx'
import { filterSentence } from '../../../../product/filter/filter-sentence.ts'
import { isEqual } from '../../../../product/is-equal.ts'
import {
  isMailStep,
  type JourneyDocument,
  type PathsStep,
  type Step,
  type StepType,
} from '../../../../product/journeys/document.ts'
import { stepSummary, stepViews } from '../../../../product/journeys/step-views.ts'
import { branchWords, type Names, triggerSummary } from '../../../../product/journeys/step-words.ts'
import { countInside, letter, placesOf } from '../../../../product/journeys/steps.ts'
import { hoursWords } from './hours-words.ts'
import { issueWords } from './issue-words.ts'
import type { JourneyIssue } from './issues.ts'
import type { Selection } from './selection.ts'

export type Item = {
  selection: Selection
  kind: 'start' | 'times' | 'exits' | 'step' | 'branch' | 'otherwise'
  type?: StepType
  number?: string
  title: string
  lines: string[]
  /** Said while there is nothing in `lines`. */
  missing?: string
  issues: string[]
  /** What came of it so far; absent as long as nothing is live. */
  numbers?: ItemNumbers
  /** The template whose picture is shown. */
  picture?: string
  /** How many steps are inside. */
  inside: number
}

/** How many people are here now, ended here, and of a branch, took it. */
export type ItemNumbers = {
  reached: number
  live: number
  stopped: number
  failed: number
  /** Of those whom an email reached, or of all who came to the fork. */
  share?: number
}

export type ItemSources = {
  document: JourneyDocument
  names: Names
  issues: JourneyIssue[]
  site_timezone: string | undefined
  /** Of steps and branches; empty as long as nothing is live. */
  numbers: ReadonlyMap<Selection, ItemNumbers>
}

export function itemsOf(messages: Messages, sources: ItemSources): Map<Selection, Item> {
  const { t } = messages
  const { document, names, numbers: counted } = sources
  const items = new Map<Selection, Item>()
  const wrong = new Map<Selection, string[]>()
  for (const issue of sources.issues) {
    if (!issue.where) continue
    wrong.set(issue.where, [...(wrong.get(issue.where) ?? []), issueWords(t, issue)])
  }
  const put = (item: Omit<Item, 'issues' | 'inside' | 'numbers'> & { inside?: number }) => {
    const issues = wrong.get(item.selection) ?? []
    items.set(item.selection, { inside: 0, ...item, issues, numbers: counted.get(item.selection) })
  }
  const criteria =
    document.enrollment_criteria && filterSentence(messages, document.enrollment_criteria, names.filter_fields)
  put({
    selection: 'start',
    kind: 'start',
    title: t('journeys.starts_when'),
    lines: [
      ...document.triggers.map(trigger => triggerSummary(messages, trigger, names)),
      ...(document.triggers.length > 0 && criteria ? [t('journeys.only_if', { criteria })] : []),
    ],
    missing: t('journeys.no_trigger'),
  })
  const hours = hoursWords(messages, document, sources.site_timezone)
  put({ selection: 'times', kind: 'times', title: t('journeys.times'), lines: [hours] })
  const exits = [document.unenrollment_criteria, document.suppression, document.goal].filter(Boolean).length
  const exitWords = exits > 0 ? t('journeys.exits_count', { count: exits }) : t('journeys.no_exits')
  put({ selection: 'exits', kind: 'exits', title: t('journeys.exits'), lines: [exitWords] })

  const places = placesOf(document.steps)
  const numbers = new Map(
    places.flatMap(({ step, number }) => [
      [step.id, number] as const,
      ...(step.type === 'ask_question'
        ? step.answers.map(({ id, label }) => [`${step.id}/${id}`, label] as const)
        : []),
    ]),
  )
  for (const { step, number } of places) {
    const summary = summaryOf(messages, step, names)
    put({
      selection: `step:${step.id}`,
      kind: 'step',
      type: step.type,
      number,
      title: t(stepViews[step.type].name),
      lines: summary === undefined ? [] : [summary],
      missing: t('step.not_set'),
      picture: pictureOf(step, names),
      inside: countInside(step),
    })
    if (step.type === 'paths') putBranches(step, number)
  }
  function putBranches(step: PathsStep, number: string) {
    for (const [index, branch] of step.branches.entries()) {
      put({
        selection: `branch:${branch.id}`,
        kind: 'branch',
        number: `${number}.${letter(index)}`,
        title: branch.name || t('branch.branch'),
        lines: [branchWords(messages, branch, names, numbers)],
        inside: branch.steps.length,
      })
    }
    put({
      selection: `otherwise:${step.id}`,
      kind: 'otherwise',
      number: `${number}.${letter(step.branches.length)}`,
      title: t('branch.otherwise'),
      lines: [],
      inside: step.otherwise.length,
    })
  }
  return items
}

const pictureOf = (step: Step, { templates }: Names): string | undefined =>
  isMailStep(step) && templates.some(({ id }) => id === step.template_id) ? step.template_id : undefined

/** A step that stays the same object says the same, as long as names and language do. */
const summaries = new WeakMap<Step, { messages: Messages; names: Names; text: string | undefined }>()

function summaryOf(messages: Messages, step: Step, names: Names): string | undefined {
  const before = summaries.get(step)
  if (before?.messages === messages && before.names === names) return before.text
  const text = stepSummary(messages, step, names)
  summaries.set(step, { messages, names, text })
  return text
}

/** Takes over what did not change as the very same objects, so that it is not drawn again. */
export function keepSame(
  former: ReadonlyMap<Selection, Item>,
  next: ReadonlyMap<Selection, Item>,
): Map<Selection, Item> {
  return new Map(
    [...next].map(([selection, item]) => {
      const before = former.get(selection)
      return [selection, before && isEqual(before, item) ? before : item]
    }),
  )
}
