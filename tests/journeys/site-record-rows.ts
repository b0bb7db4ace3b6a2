/** What a behaviour tells of in few words, as rows of a site: a journey's version, tags, a field, a lead, its run. */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../api/platform/database/handle.ts'
import { customFields } from '../../api/site/custom-fields/table.ts'
import { emptyDocument, type JourneyDocument } from '../../api/site/journeys/document.ts'
import { journeys, journeyVersions } from '../../api/site/journeys/table.ts'
import { leads } from '../../api/site/leads/table.ts'
import { leaveInput } from '../../api/site/runs/rules.ts'
import { insertRuns } from '../../api/site/runs/store.ts'
import { runs } from '../../api/site/runs/table.ts'
import { leadTags } from '../../api/site/tags/lead-tags-table.ts'
import { tags } from '../../api/site/tags/table.ts'
import type { Definition, Step } from '../../workflows/core/definition.ts'
import { newRun } from '../../workflows/core/state.ts'
import type { Enrolment } from './rig.ts'

type Tx = Handle<'site'>

/** Each run has a journey and a lead of its own, named after it. */
export async function enrolIn(tx: Tx, { run_id, definition, lead = {} }: Enrolment, at: number): Promise<void> {
  const stamps = { created_at: at, updated_at: at }
  const document = toDocument(definition)
  const journey_id = `jrn_${run_id}`
  const lead_id = `lead_${run_id}`
  const named = { id: journey_id, name: run_id, name_key: run_id, description: '', status: 'on' } as const
  const published = { document, published_version: 1, has_unpublished_changes: false }
  await tx.insert(journeys).values({ ...named, ...published, ...stamps })
  await tx.insert(journeyVersions).values({ journey_id, number: 1, document, published_at: at })
  for (const step of allSteps(definition.steps)) {
    if (step.type === 'assign_tags') for (const id of step.tag_ids) await tagOf(tx, id, at)
    if (step.type === 'set_custom_field_value') {
      const field = { id: step.field_id, name: step.field_id, label: '', placeholder: '', options: [] }
      await tx
        .insert(customFields)
        .values({ ...field, type: 'number', ...stamps })
        .onConflictDoNothing()
    }
  }
  const email = `${run_id}@example.com`
  const keys = { email_key: email, first_name_key: '', middle_name_key: '', last_name_key: '', search_key: email }
  const { subscribed = true, timezone = null } = lead
  const mailability = subscribed ? 'subscribed' : 'unsubscribed'
  const seen = { source: 'api', registered_at: at, last_activity_at: at, opens: 0, clicks: 0 } as const
  await tx.insert(leads).values({ id: lead_id, email, ...keys, mailability, timezone, ...seen, ...stamps })
  for (const tag_id of lead.tags ?? []) {
    await tagOf(tx, tag_id, at)
    await tx.insert(leadTags).values({ lead_id, tag_id, at })
  }
  const caused = { once_key: null, cause: 'manual', cause_event: null, submission_id: null } as const
  const standing = {
    status: 'pending',
    state: newRun(run_id),
    step_id: null,
    wake_at: at,
    attempts: 0,
    ended_at: null,
  } as const
  await insertRuns(tx, [
    { id: run_id, journey_id, journey_version: 1, lead_id, ...caused, ...standing, enrolled_at: at },
  ])
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
  const document = toDocument(definition)
  const version = { journey_id: run.journey_id, number: journey_version, document, published_at: at }
  await tx.insert(journeyVersions).values(version)
  await tx.update(runs).set({ journey_version }).where(eq(runs.id, run_id))
  await leaveInput(tx, run_id, { type: 'event', at, event: { kind: 'moved', journey_version } }, at)
}

async function tagOf(tx: Tx, id: string, at: number): Promise<void> {
  const tag = { id, name: id, name_key: id, source: 'manual', created_at: at, updated_at: at } as const
  await tx.insert(tags).values(tag).onConflictDoNothing()
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
