/** Warnings before publishing. Errors that forbid publishing are in validate.ts. */

import type { Step } from '../../../../../workflows/core/definition.ts'
import { isMail, type MailStep } from '../../../../../workflows/core/mail.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { activeCampaigns } from '../../../capture/campaigns/rules.ts'
import { dynamicAudiences, isEmptyAudience } from '../../../contacts/audiences/rules.ts'
import { fieldsOfSite } from '../../../contacts/custom-fields/rules.ts'
import { siteQuality } from '../../../contacts/lead-quality/rules.ts'
import { presentTemplates } from '../../../email/templates/rules.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { enrollingJourneys, type JourneyRow } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'
import { circleOf, type JourneyNode } from './circles.ts'
import { everyFilter, type JourneyProblem } from './validate.ts'

/**
 * Audiences without leads, as triggers or in filters: they match nobody at present. Email that is sent at once to
 * new leads of a site that has them confirm first, and marketing mail behind a step that unsubscribes: it would be skipped.
 * Journeys that would feed each other.
 */
export async function journeyWarnings(
  db: Handle<'site'>,
  { id, name, document }: Pick<JourneyRow, 'id' | 'name' | 'document'>,
): Promise<JourneyProblem[]> {
  const warnings: JourneyProblem[] = []
  const look = async (ids: readonly string[], pointer: string, step_id: string | null) => {
    for (const id of ids) {
      if (!(await isEmptyAudience(db, id))) continue
      warnings.push({ pointer, step_id, code: 'audience_empty' })
      return
    }
  }
  for (const [i, trigger] of document.triggers.entries()) {
    if ('audience_ids' in trigger) await look(trigger.audience_ids, `/triggers/${i}/audience_ids`, null)
  }
  for (const { filter, pointer, step_id } of everyFilter(document, '')) {
    await look(audiencesOf(filter), pointer, step_id)
  }
  const early = document.triggers.findIndex(({ type }) => type === 'lead_created' || type === 'form_submitted')
  if (early >= 0 && mailsAtOnce(document) && (await asksToConfirm(db))) {
    warnings.push({ pointer: `/triggers/${early}`, step_id: null, code: 'email_before_confirmation' })
  }
  warnings.push(...forksWithoutUse(document.steps))
  warnings.push(...(await mailsToNobody(db, document.steps)))
  warnings.push(...(await closesCircle(db, { id, name, document })))
  return warnings
}

/** With the published versions of the journeys that are on. */
async function closesCircle(db: Handle<'site'>, own: JourneyNode): Promise<JourneyProblem[]> {
  const others = (await enrollingJourneys(db)).filter(({ id }) => id !== own.id)
  const circle = circleOf(own, others, {
    filters: new Map((await dynamicAudiences(db)).map(({ id, filter }) => [id, filter])),
    fields: new Map((await fieldsOfSite(db)).map(({ id, name }) => [id, name])),
  })
  if (!circle) return []
  const pointer = `/triggers/${circle.trigger}`
  if (circle.others.length === 0) return [{ pointer, step_id: null, code: 'journey_feeds_itself' }]
  return [{ pointer, step_id: null, code: 'journey_circle', values: { names: circle.others.join(', ') } }]
}

async function mailsToNobody(db: Handle<'site'>, steps: readonly Step[]): Promise<JourneyProblem[]> {
  const mails = [...behindUnsubscribing(steps, '/steps', false)]
  const templates = await presentTemplates(
    db,
    mails.map(({ step }) => step.template_id),
  )
  return mails
    .filter(({ step }) => templates.get(step.template_id)?.category === 'marketing')
    .map(({ step, pointer }) => ({ pointer, step_id: step.id, code: 'email_after_unsubscribe' }))
}

/** Forks that change nothing, and branches that everybody takes, so that nobody comes to those behind them. */
function forksWithoutUse(steps: readonly Step[]): JourneyProblem[] {
  const found: JourneyProblem[] = []
  for (const { step, pointer } of everyStep(steps)) {
    if (step.type !== 'paths') continue
    const isEmpty = step.otherwise.length === 0 && step.branches.every(branch => branch.steps.length === 0)
    if (isEmpty) found.push({ pointer, step_id: step.id, code: 'paths_empty' })
    const open = step.branches.findIndex(({ when }) => when.type === 'filter' && isForEverybody(when.filter as Filter))
    if (open >= 0)
      found.push({ pointer: `${pointer}/branches/${open}`, step_id: step.id, code: 'branch_for_everybody' })
  }
  return found
}

const isForEverybody = (filter: Filter): boolean => filter.type === 'all' && filter.filters.length === 0

/** Email steps that are reachable only after an unsubscribe step; returns whether that applies to what follows too. */
function* behindUnsubscribing(
  steps: readonly Step[],
  at: string,
  isBehind: boolean,
): Generator<{ step: MailStep; pointer: string }, boolean> {
  let behind = isBehind
  for (const [i, step] of steps.entries()) {
    const pointer = `${at}/${i}`
    if (step.type === 'unsubscribe') behind = true
    if (behind && isMail(step)) yield { step, pointer }
    if (step.type !== 'paths') continue
    let all = yield* behindUnsubscribing(step.otherwise, `${pointer}/otherwise`, behind)
    for (const [b, branch] of step.branches.entries()) {
      const within = yield* behindUnsubscribing(branch.steps, `${pointer}/branches/${b}/steps`, behind)
      all &&= within
    }
    behind = all
  }
  return behind
}

/** Before the first step that waits or chooses. */
function mailsAtOnce({ steps }: JourneyDocument): boolean {
  const waits = steps.findIndex(({ type }) => type === 'delay' || type === 'paths')
  const first = waits < 0 ? steps : steps.slice(0, waits)
  return first.some(isMail)
}

/** By the site's own rules or those of an active campaign. */
async function asksToConfirm(db: Handle<'site'>): Promise<boolean> {
  if ((await siteQuality(db)).rules.email_confirmation) return true
  return [...(await activeCampaigns(db)).values()].some(({ quality }) => quality.email_confirmation)
}

function audiencesOf(filter: Filter): string[] {
  if (filter.type === 'not') return audiencesOf(filter.filter)
  if (filter.type !== 'rule') return filter.filters.flatMap(audiencesOf)
  if (filter.field !== 'audiences' || filter.op !== 'has') return []
  return [filter.value].flat().map(String)
}
