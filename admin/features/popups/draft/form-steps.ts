/** A form in several steps: the step of each field, without gaps, and the texts of each step. Pure. */
import type { FormField } from '@leadwright/sdk'
import { isEqual } from '../../../product/is-equal.ts'
import { type PopupDraft, popupLimits, withContent, withForm } from './draft.ts'

export const stepOf = (field: FormField): number => field.step ?? 1
export const stepCount = (fields: readonly FormField[]): number => Math.max(1, ...fields.map(stepOf))

/** Numbers without gaps, fields in the order of their steps, and one text for each step after the first. */
export function withFields(draft: PopupDraft, fields: readonly FormField[]): PopupDraft {
  const numbers = [...new Set(fields.map(stepOf))].sort((a, b) => a - b)
  const placed = fields
    .map(({ step: _step, ...field }, at) => {
      const step = numbers.indexOf(stepOf(fields[at]!)) + 1
      return step > 1 ? { ...field, step } : field
    })
    .sort((a, b) => stepOf(a) - stepOf(b))
  const before = draft.content.steps
  // Texts of a removed step are removed too.
  const steps = numbers.slice(1).map(number => before[number - 2] ?? { heading: '', text: '' })
  const next = withForm(draft, { fields: placed })
  return isEqual(steps, before) ? next : withContent(next, { steps })
}

/** Puts a field into a step; one past the last begins a new one. */
export const withFieldStep = (draft: PopupDraft, name: string, step: number): PopupDraft =>
  withFields(
    draft,
    draft.form.fields.map(field => (field.name === name ? { ...field, step } : field)),
  )

/** The steps that a field can be moved to: the existing ones, and a new one if its step has other fields. */
export function stepChoices(fields: readonly FormField[], name: string): number[] {
  const count = stepCount(fields)
  const own = fields.find(field => field.name === name)
  const isAlone = own && fields.filter(field => stepOf(field) === stepOf(own)).length === 1
  const most = Math.min(popupLimits.steps, isAlone ? count : count + 1)
  return Array.from({ length: most }, (_, at) => at + 1)
}

/** Moves a field up (-1) or down (1): past its neighbor, or over the border into the next step. */
export function withFieldMoved(draft: PopupDraft, name: string, by: -1 | 1): PopupDraft {
  const fields = [...draft.form.fields]
  const from = fields.findIndex(field => field.name === name)
  const moved = fields[from]
  const other = fields[from + by]
  if (!moved || !other) return draft
  if (stepOf(moved) !== stepOf(other)) return withFieldStep(draft, name, stepOf(other))
  fields[from] = other
  fields[from + by] = moved
  return withForm(draft, { fields })
}

/** Puts a field before or after another one, and into its step. */
export function withFieldPlaced(draft: PopupDraft, name: string, side: 'before' | 'after', other: string): PopupDraft {
  const moved = draft.form.fields.find(field => field.name === name)
  const rest = draft.form.fields.filter(field => field.name !== name)
  const at = rest.findIndex(field => field.name === other)
  if (!moved || at < 0) return draft
  const place = side === 'before' ? at : at + 1
  return withFields(draft, [...rest.slice(0, place), { ...moved, step: stepOf(rest[at]!) }, ...rest.slice(place)])
}

/** The words above a step after the first. */
export const withStepWords = (
  draft: PopupDraft,
  step: number,
  words: Partial<PopupDraft['content']['steps'][number]>,
): PopupDraft =>
  withContent(draft, { steps: draft.content.steps.map((one, at) => (at === step - 2 ? { ...one, ...words } : one)) })
