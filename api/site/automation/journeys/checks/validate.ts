/** Errors that prevent publishing a journey: its shape, its business hours, and its references. */
import { isMail } from '../../../../../workflows/core/mail.ts'
import { validateDefinition } from '../../../../../workflows/core/validate.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { problem } from '../../../../platform/problem/problem.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { filterErrors } from '../../../../platform/schemas/filter/check.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { fieldsOfSite } from '../../../contacts/custom-fields/rules.ts'
import { filterKinds } from '../../../contacts/leads/rules.ts'
import { sandboxAccessLimits } from '../../../sandboxes/sandbox-access/limits.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import { type JourneyDocument, toDefinition } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'
import { checkReferences, type Surroundings } from './step-references.ts'
import { triggerProblems } from './trigger-problems.ts'

export interface JourneyProblem {
  pointer: string
  step_id: string | null
  code: string
  /** Values for the message. */
  values?: Record<string, string | number> | undefined
}

export const definitionLimits = {
  branches_max: journeyLimits.journey_path_branches_max,
  depth_max: limits.filter_depth_max,
  steps_max: journeyLimits.journey_steps_max,
  delay_days_max: journeyLimits.journey_delay_days_max,
  wait_days_max: journeyLimits.journey_wait_days_max,
  offset_days_max: journeyLimits.journey_date_offset_days_max,
  answers_max: journeyLimits.journey_answers_max,
  prompt_characters_max: journeyLimits.journey_prompt_characters_max,
  webhook_fields_max: journeyLimits.journey_webhook_fields_max,
  sandbox_hours_max: sandboxAccessLimits.sandbox_extend_hours_max,
}

/** The settings that validation needs besides the document. */
export interface PublicationContext {
  postal_address: string
  surroundings: Surroundings
}

/** Every problem; none means that it can be published. */
export async function journeyProblems(
  db: Handle<'site'>,
  document: JourneyDocument,
  publishing: PublicationContext,
): Promise<JourneyProblem[]> {
  const problems: JourneyProblem[] = []
  if (document.triggers.length === 0) problems.push({ pointer: '/triggers', step_id: null, code: 'no_trigger' })
  for (const found of validateDefinition(toDefinition(document), definitionLimits)) {
    problems.push({ pointer: found.field, step_id: found.step_id, code: found.code })
  }
  problems.push(...(await filterProblems(db, document)), ...(await referenceProblems(db, document, publishing)))
  return problems
}

/** Refuses filters that ask for unknown fields, or with operators and values that do not fit: at save, at their pointer. */
export async function requireFittingFilters(
  db: Handle<'site'>,
  document: JourneyDocument,
  at = '/document',
): Promise<void> {
  const kinds = filterKinds(await fieldsOfSite(db))
  const errors = [...everyFilter(document, at)].flatMap(({ filter, pointer }) => filterErrors(filter, kinds, pointer))
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** Each filter of a document, with where it is. */
export function* everyFilter(
  document: JourneyDocument,
  at: string,
): Generator<{ filter: Filter; pointer: string; step_id: string | null }> {
  for (const name of ['enrollment_criteria', 'unenrollment_criteria', 'suppression', 'goal'] as const) {
    const filter = document[name]
    if (filter) yield { filter, pointer: `${at}/${name}`, step_id: null }
  }
  for (const { step, pointer } of everyStep(document.steps, `${at}/steps`)) {
    if (step.type !== 'paths') continue
    for (const [i, { when }] of step.branches.entries()) {
      if (when.type !== 'filter') continue
      yield { filter: when.filter as Filter, pointer: `${pointer}/branches/${i}/when/filter`, step_id: step.id }
    }
  }
}

async function referenceProblems(
  db: Handle<'site'>,
  document: JourneyDocument,
  { postal_address, surroundings }: PublicationContext,
): Promise<JourneyProblem[]> {
  const problems: JourneyProblem[] = await triggerProblems(db, document.triggers)
  let sends = false
  for (const { step, pointer } of everyStep(document.steps)) {
    const report = (field: string, code: string) =>
      problems.push({ pointer: `${pointer}/${field}`, step_id: step.id, code })
    await checkReferences(db, step, surroundings, report)
    sends ||= isMail(step)
  }
  if (sends && postal_address.trim() === '') {
    problems.push({ pointer: '/site/postal_address', step_id: null, code: 'no_postal_address' })
  }
  return problems
}

/** A field or an option may have been deleted since the filter was saved. */
async function filterProblems(db: Handle<'site'>, document: JourneyDocument): Promise<JourneyProblem[]> {
  const kinds = filterKinds(await fieldsOfSite(db))
  return [...everyFilter(document, '')].flatMap(({ filter, pointer, step_id }) =>
    filterErrors(filter, kinds, pointer).map(error => ({ ...error, step_id })),
  )
}
