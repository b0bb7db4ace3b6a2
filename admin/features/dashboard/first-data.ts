/** What the dashboard shows first, as far as the person may read it; its parts would ask for it one after the other. */
import { settingsQuery } from '../../product/emails/queries.ts'
import type { AnyQuery } from '../../product/screens/screen.ts'
import type { Access } from '../../product/session/abilities.ts'
import {
  dashboardQuery,
  journeyDoneQuery,
  latestJourneysQuery,
  latestLeadsQuery,
  periodOf,
  popupDoneQuery,
  senderDoneQuery,
  templateDoneQuery,
} from './queries.ts'

export async function firstDataOf(
  site_id: string,
  view: Parameters<typeof periodOf>[0],
  can: (access: Access) => Promise<boolean>,
): Promise<AnyQuery[]> {
  const of: [Access, AnyQuery[]][] = [
    ['manage-emails', [settingsQuery(site_id), templateDoneQuery(site_id), senderDoneQuery(site_id)]],
    ['manage-popups', [popupDoneQuery(site_id)]],
    ['manage-marketing', [journeyDoneQuery(site_id), latestJourneysQuery(site_id)]],
    ['read-lead', [latestLeadsQuery(site_id)]],
  ]
  const allowed = await Promise.all(of.map(async ([access, queries]) => ((await can(access)) ? queries : [])))
  return [dashboardQuery(site_id, periodOf(view)), ...allowed.flat()]
}
