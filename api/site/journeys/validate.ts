/** What keeps a journey from being published: its form, its opening hours, and what it refers to. */
import { validateDefinition } from '../../../workflows/core/validate.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { filterErrors } from '../../platform/filter/check.ts'
import type { Filter } from '../../platform/filter/schema.ts'
import { limits } from '../../platform/limits.ts'
import { problem } from '../../platform/problem/problem.ts'
import { fieldById, fieldsOfSite } from '../custom-fields/rules.ts'
import { filterKinds } from '../leads/rules.ts'
import { senderState } from '../senders/rules.ts'
import { tagExists } from '../tags/rules.ts'
import { templateState } from '../templates/rules.ts'
import { type JourneyDocument, toDefinition } from './document.ts'
import { everyStep } from './steps.ts'
import { triggerProblems } from './trigger-problems.ts'

export interface JourneyProblem {
  pointer: string
  step_id: string | null
  code: string
}

const definitionLimits = {
  branches_max: limits.journey_path_branches_max,
  depth_max: limits.filter_depth_max,
  steps_max: limits.journey_steps_max,
  delay_days_max: limits.journey_delay_days_max,
  wait_days_max: limits.journey_wait_days_max,
  offset_days_max: limits.journey_date_offset_days_max,
  answers_max: limits.journey_answers_max,
  prompt_characters_max: limits.journey_prompt_characters_max,
}

/** Every problem, in the order of the document; none means that it can be published. */
export async function journeyProblems(
  db: Handle<'site'>,
  document: JourneyDocument,
  site: { postal_address: string },
): Promise<JourneyProblem[]> {
  const problems: JourneyProblem[] = []
  if (document.triggers.length === 0) problems.push({ pointer: '/triggers', step_id: null, code: 'no_trigger' })
  for (const found of validateDefinition(toDefinition(document), definitionLimits)) {
    problems.push({ pointer: found.field, step_id: found.step_id, code: found.code })
  }
  problems.push(...(await referenceProblems(db, document, site)))
  return problems
}

/** Refuses filters that ask for unknown fields, or with operators and values that do not fit: at save, at their pointer. */
export async function requireFittingFilters(db: Handle<'site'>, document: JourneyDocument): Promise<void> {
  const kinds = filterKinds(await fieldsOfSite(db))
  const errors = [...everyFilter(document)].flatMap(({ filter, pointer }) => filterErrors(filter, kinds, pointer))
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

function* everyFilter(document: JourneyDocument): Generator<{ filter: Filter; pointer: string }> {
  for (const name of ['enrollment_criteria', 'unenrollment_criteria', 'suppression', 'goal'] as const) {
    const filter = document[name]
    if (filter) yield { filter, pointer: `/document/${name}` }
  }
  for (const { step, pointer } of everyStep(document.steps, '/document/steps')) {
    if (step.type !== 'paths') continue
    for (const [i, { when }] of step.branches.entries()) {
      if (when.kind !== 'filter') continue
      yield { filter: when.filter as Filter, pointer: `${pointer}/branches/${i}/when/filter` }
    }
  }
}

async function referenceProblems(
  db: Handle<'site'>,
  document: JourneyDocument,
  site: { postal_address: string },
): Promise<JourneyProblem[]> {
  const problems: JourneyProblem[] = await triggerProblems(db, document.triggers)
  let sends = false
  for (const { step, pointer } of everyStep(document.steps)) {
    const report = (field: string, code: string) =>
      problems.push({ pointer: `${pointer}/${field}`, step_id: step.id, code })
    if (step.type === 'assign_tags' || step.type === 'remove_tags') {
      for (const tag_id of step.tag_ids) if (!(await tagExists(db, tag_id))) report('tag_ids', 'unknown_reference')
    }
    if (step.type === 'set_custom_field_value' && step.field_id !== '' && !(await fieldById(db, step.field_id))) {
      report('field_id', 'unknown_reference')
    }
    if (step.type !== 'send_email') continue
    sends = true
    if (step.template_id !== '') {
      const template = await templateState(db, step.template_id)
      if (template === 'missing') report('template_id', 'unknown_reference')
      else if (template === 'disabled') report('template_id', 'template_disabled')
      else if (template === 'no_unsubscribe_link') report('template_id', 'no_unsubscribe_link')
    }
    if (step.sender_id !== '') {
      const sender = await senderState(db, step.sender_id)
      if (sender === 'missing') report('sender_id', 'unknown_reference')
      else if (sender === 'unverified') report('sender_id', 'sender_not_verified')
    }
  }
  if (sends && site.postal_address.trim() === '') {
    problems.push({ pointer: '/site/postal_address', step_id: null, code: 'no_postal_address' })
  }
  return problems
}
