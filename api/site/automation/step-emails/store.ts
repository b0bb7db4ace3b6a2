/** Every query for the explanation of a journey's email. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import { popups } from '../../capture/popups/table.ts'
import { submissions, submissionsOfLead } from '../../capture/submissions/rules.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import { consents } from '../../contacts/consents/rules.ts'
import { journeys } from '../journey-records/table.ts'

type Db = Handle<'site'>

/** The submission that a run began with, else the lead's first. */
export async function submissionFor(db: Db, lead_id: string, id: string | null) {
  const [row] = await db
    .select({
      id: submissions.id,
      popup_id: submissions.popup_id,
      popup_name: popups.name,
      at: submissions.at,
      page_url: submissions.page_url,
      values: submissions.values,
    })
    .from(submissions)
    .leftJoin(popups, eq(popups.id, submissions.popup_id))
    .where(id === null ? inArray(submissions.id, sql`(${submissionsOfLead(lead_id)})`) : eq(submissions.id, id))
    .orderBy(asc(submissions.id))
    .limit(1)
  return row
}

/** The consent that a mail cites, else the lead's last entry that gives one. */
export async function consentFor(db: Db, lead_id: string, id: string | null) {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.lead_id, lead_id), id === null ? eq(consents.type, 'given') : eq(consents.id, id)))
    .orderBy(desc(consents.id))
    .limit(1)
  return row
}

export async function nameOfJourney(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ name: journeys.name }).from(journeys).where(eq(journeys.id, id))
  return row?.name ?? null
}

export async function namesOfAudiences(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: audiences.name })
    .from(audiences)
    .where(inArray(audiences.id, [...ids]))
  return rows.map(({ name }) => name)
}

export async function nameOfEvent(db: Db, lead_id: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: events.name })
    .from(events)
    .where(and(eq(events.lead_id, lead_id), eq(events.id, id)))
  return row?.name ?? null
}
