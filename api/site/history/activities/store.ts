/** Every query on the modification history. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { activities } from '../../../platform/activities/table.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { journeys } from '../../automation/journeys/table.ts'
import { campaigns } from '../../capture/campaigns/table.ts'
import { popups } from '../../capture/popups/table.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import { customFields } from '../../contacts/custom-fields/table.ts'
import { leads } from '../../contacts/leads/table.ts'
import { tags } from '../../contacts/tags/table.ts'
import { senders } from '../../email/senders/table.ts'
import { templates } from '../../email/templates/table.ts'

export type ActivityRow = typeof activities.$inferSelect

export async function pageOfActivities(
  db: Handle<'site'>,
  page: { after: string | null; limit: number; subject_id?: string | undefined },
): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activities)
    .where(
      and(
        page.after ? lt(activities.id, page.after) : undefined,
        page.subject_id ? eq(activities.subject_id, page.subject_id) : undefined,
      ),
    )
    .orderBy(desc(activities.id))
    .limit(page.limit + 1)
}

const named = [
  ['tag', tags, tags.name],
  ['aud', audiences, audiences.name],
  ['field', customFields, customFields.label],
  ['popup', popups, popups.name],
  ['camp', campaigns, campaigns.name],
  ['jrn', journeys, journeys.name],
  ['tmpl', templates, templates.name],
  ['snd', senders, senders.email],
  ['lead', leads, leads.email],
] as const

/** What the things are called now, by the beginnings of their ids; what is gone is left out. */
export async function namesOfSubjects(db: Handle<'site'>, ids: string[]): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = []
  for (const [prefix, table, name] of named) {
    const own = ids.filter(id => id.startsWith(`${prefix}_`))
    if (own.length === 0) continue
    const rows = await db.select({ id: table.id, name }).from(table).where(inArray(table.id, own))
    for (const row of rows) if (row.name) found.push({ id: row.id, name: row.name })
  }
  return found
}
