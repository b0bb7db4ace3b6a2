/** The rows of a site that a behavior needs: a journey's version, tags, a field, a lead, its run. */

import { eq } from 'drizzle-orm'
import type { Handle } from '../../api/platform/database/handle.ts'
import type { InAction } from '../../api/platform/features/context.ts'
import { findQuestion, giveAnswer } from '../../api/site/automation/answers/rules.ts'
import { emptyDocument, type JourneyDocument } from '../../api/site/automation/journey-records/rules.ts'
import { journeys, journeyVersions } from '../../api/site/automation/journey-records/table.ts'
import { leaveInput, runIsLive } from '../../api/site/automation/runs/rules.ts'
import { insertRuns } from '../../api/site/automation/runs/store.ts'
import { runs } from '../../api/site/automation/runs/table.ts'
import { stepEmails } from '../../api/site/automation/step-emails/step-emails.ts'
import { audiences } from '../../api/site/contacts/audiences/table.ts'
import { fieldById, writeValue } from '../../api/site/contacts/custom-fields/rules.ts'
import { customFields } from '../../api/site/contacts/custom-fields/table.ts'
import { leads } from '../../api/site/contacts/lead-records/table.ts'
import { leadSets } from '../../api/site/contacts/lead-sets/rules.ts'
import { tags } from '../../api/site/contacts/tags/table.ts'
import { emailResponses } from '../../api/site/email/email-responses/table.ts'
import { recordHit } from '../../api/site/email/emails/rules.ts'
import { emailHits, emails } from '../../api/site/email/emails/table.ts'
import { sandboxes } from '../../api/site/sandboxes/sandboxes/table.ts'
import type { Definition, Step } from '../../workflows/core/definition.ts'
import type { LeadEvent } from '../../workflows/core/inputs.ts'
import { idsOfStep, isMembershipStep, memberships } from '../../workflows/core/memberships.ts'
import { newRun } from '../../workflows/core/state.ts'
import type { Enrollment } from './runner-harness.ts'
import { usual_hours } from './simple-accesses.ts'

type Tx = Handle<'site'>

/** Each run has a journey and a lead of its own, named after it. */
export async function enrollIn(tx: Tx, { run_id, definition, lead = {} }: Enrollment, at: number): Promise<void> {
  const stamps = { created_at: at, updated_at: at }
  const document = toDocument(definition)
  const journey_id = `jrn_${run_id}`
  const lead_id = `lead_${run_id}`
  const named = { id: journey_id, name: run_id, name_key: run_id, description: '', status: 'on' } as const
  const published = { document, published_version: 1, has_unpublished_changes: false }
  await tx.insert(journeys).values({ ...named, ...published, ...stamps })
  await tx.insert(journeyVersions).values({ journey_id, number: 1, document, published_at: at })
  await namedIn(tx, definition, at)
  const email = `${run_id}@example.com`
  const names = { first_name_key: '', middle_name_key: '', last_name_key: '', last_name_sort: '' }
  const keys = { email_key: email, ...names, search_key: email }
  const { subscribed = true, timezone = null } = lead
  const mailability = subscribed ? 'subscribed' : 'unsubscribed'
  const seen = { source: 'api', registered_at: at, last_activity_at: at, opens: 0, clicks: 0 } as const
  await tx.insert(leads).values({ id: lead_id, email, ...keys, mailability, timezone, ...seen, ...stamps })
  for (const tag_id of lead.tags ?? []) {
    await tagOf(tx, tag_id, at)
    await tx.insert(leadSets).values({ lead_id, type: 'tag', member_id: tag_id, at, source: 'manual' })
  }
  for (const audience_id of lead.audiences ?? []) {
    await audienceOf(tx, audience_id, at)
    await tx.insert(leadSets).values({ lead_id, type: 'audience', member_id: audience_id, at })
  }
  for (const [field_id, value] of Object.entries(lead.fields ?? {})) {
    const field = await fieldById(tx, field_id)
    if (field) await writeValue(tx, lead_id, field, value)
  }
  const caused = {
    once_key: null,
    cause: 'manual',
    cause_event: null,
    operation_id: null,
    submission_id: null,
  } as const
  const standing = {
    status: 'pending',
    state: newRun(run_id),
    step_id: null,
    wake_at: at,
    attempts: 0,
    ended_at: null,
  } as const
  await insertRuns(tx, [
    { id: run_id, journey_id, journey_version: 1, lead_id, ...caused, ...standing, enrolled_at: at, enrolled_day: 0 },
  ])
}

/** The tags, audiences, fields and sandboxes that steps name. */
async function namedIn(tx: Tx, definition: Definition, at: number): Promise<void> {
  for (const step of allSteps(definition.steps)) {
    if (isMembershipStep(step) && memberships[step.type].adds) {
      const make = memberships[step.type].set === 'tags' ? tagOf : audienceOf
      for (const id of idsOfStep(step)) await make(tx, id, at)
    }
    if (step.type === 'assign_sandbox' || step.type === 'extend_sandbox') await sandboxOf(tx, step.sandbox_id, at)
    if (step.type === 'set_custom_field_value') await fieldOf(tx, step.field_id, 'number', at)
    if (step.type === 'ask_question' && step.field_id) await fieldOf(tx, step.field_id, 'text', at)
    if (step.type === 'delay' && step.until) await fieldOf(tx, step.until.field_id, 'date', at)
  }
}

async function fieldOf(tx: Tx, id: string, type: 'number' | 'text' | 'date', at: number): Promise<void> {
  const field = { id, name: id, type, label: '', placeholder: '', options: [], created_at: at, updated_at: at }
  await tx.insert(customFields).values(field).onConflictDoNothing()
}

/** A lead's actions on an email, slow enough to count as a person's. */
export async function happenIn(
  tx: Tx,
  run_id: string,
  event: LeadEvent,
  context: Pick<InAction, 'newId' | 'now'>,
): Promise<void> {
  const acting = { ...context, emit: async () => '' }
  const mails = await tx.select().from(emails).where(eq(emails.run_id, run_id))
  const mail = mails.findLast(one => one.step_id === event.step_id)
  if (!mail) throw new Error(`Step ${event.step_id} has sent nothing`)
  const email_id = mail.id
  if (event.type === 'answered') {
    const question = await findQuestion(tx, email_id)
    if (!question) throw new Error(`Step ${event.step_id} has asked nothing`)
    await giveAnswer(tx, question, { answer_id: event.answer_id, text: null, user_agent: '' }, acting)
  } else if (event.type === 'replied') {
    const at = context.now()
    const reply = { type: 'reply', permanent: false, status: null, detail: '', excerpt: '', source: 'mail' } as const
    await tx.insert(emailResponses).values({ ...reply, email_id, lead_id: mail.lead_id, fingerprint: '', at })
    await stepEmails.leaveEvent(tx, run_id, { type: 'event', at, event }, at)
  } else {
    const [type, url] = event.type === 'opened' ? (['open', null] as const) : (['click', event.url] as const)
    const hit = { email_id, type, url, method: 'GET', user_agent: '', verdict: 'person', verdict_reason: null } as const
    // Emails are not really sent here, so every hit would be right after delivery and have no verdict.
    if (mail.ended_at !== null) return recordHit(tx, hit, { ...acting, steps: stepEmails })
    const at = context.now()
    await tx.insert(emailHits).values({ ...hit, at })
    if (await runIsLive(tx, run_id)) await leaveInput(tx, run_id, { type: 'event', at, event }, at)
  }
}

/** Publishes another version and moves the run to it. */
export async function moveIn(
  tx: Tx,
  run_id: string,
  { definition, journey_version }: { definition: Definition; journey_version: number },
  at: number,
): Promise<void> {
  const [run] = await tx.select().from(runs).where(eq(runs.id, run_id))
  if (!run) throw new Error(`No run ${run_id}`)
  await namedIn(tx, definition, at)
  const document = toDocument(definition)
  const version = { journey_id: run.journey_id, number: journey_version, document, published_at: at }
  await tx.insert(journeyVersions).values(version)
  await tx.update(runs).set({ journey_version }).where(eq(runs.id, run_id))
  await leaveInput(tx, run_id, { type: 'event', at, event: { type: 'moved', journey_version } }, at)
}

async function tagOf(tx: Tx, id: string, at: number): Promise<void> {
  const tag = { id, name: id, name_key: id, source: 'manual', created_at: at, updated_at: at } as const
  await tx.insert(tags).values(tag).onConflictDoNothing()
}

async function audienceOf(tx: Tx, id: string, at: number): Promise<void> {
  const audience = { id, name: id, name_key: id, description: '', created_at: at, updated_at: at }
  await tx.insert(audiences).values(audience).onConflictDoNothing()
}

async function sandboxOf(tx: Tx, id: string, at: number): Promise<void> {
  const named = { id, name: id, name_key: id, handle: id, type: 'url', lead_access: 'shared' } as const
  const life = { user_data_expiry_hours: usual_hours, cleanup_after: 7, cleanup_unit: 'days' } as const
  const machine = { machine_status: 'ready', url: 'https://demo.example.com/', pool_size: 0, driver_facts: {} } as const
  const access = { username: '', control_panel_username: '', space_over: false }
  const sandbox = { ...named, ...life, ...machine, ...access, created_at: at, updated_at: at }
  await tx.insert(sandboxes).values(sandbox).onConflictDoNothing()
}

function* allSteps(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step
    if (step.type !== 'paths') continue
    for (const branch of step.branches) yield* allSteps(branch.steps)
    yield* allSteps(step.otherwise)
  }
}

/** The reverse of what the API makes of a document. */
const toDocument = ({ unenrollment, suppression, goal, ...definition }: Definition): JourneyDocument =>
  ({
    ...emptyDocument,
    steps: definition.steps,
    use_lead_timezone: definition.use_lead_timezone,
    ...(definition.business_hours && { business_hours: definition.business_hours }),
    ...(definition.timezone && { timezone: definition.timezone }),
    ...(unenrollment && { unenrollment_criteria: unenrollment }),
    ...(suppression && { suppression }),
    ...(goal && { goal }),
  }) as JourneyDocument
