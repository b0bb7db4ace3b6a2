/** What the dashboard shows first, as far as the person may read it; its parts would ask for it one after the other. */
import { settingsQuery } from '../../product/emails/queries.ts'
import { submissionHoursQuery } from '../../product/results/queries.ts'
import { allowed } from '../../product/screens/allowed.ts'
import type { FirstQuery } from '../../product/screens/screen.ts'
import type { Access } from '../../product/session/abilities.ts'
import { queryClient } from '../../product/session/query-client.ts'
import { isDismissed } from '../../product/session/use-dismissed.ts'
import { siteQuery } from '../../product/sites/queries.ts'
import { lastDays } from '../../product/zone-time.ts'
import {
  dashboardQuery,
  journeyDoneQuery,
  latestJourneysQuery,
  latestLeadsQuery,
  nameOfSteps,
  periodOf,
  popupDoneQuery,
  senderDoneQuery,
  templateDoneQuery,
} from './queries.ts'

export async function readFirstData(
  site_id: string,
  view: Parameters<typeof periodOf>[0],
  can: (access: Access) => Promise<boolean>,
): Promise<FirstQuery[]> {
  const period = periodOf(view)
  // Of the same days as the figures, which say them later.
  const hours = async () => {
    const { timezone } = await queryClient.ensureQueryData(siteQuery(site_id))
    return submissionHoursQuery(site_id, 'days' in period ? lastDays(period.days, timezone) : period)
  }
  const steps = await allowed(
    can,
    ['manage-emails', [templateDoneQuery(site_id), senderDoneQuery(site_id)]],
    ['manage-popups', [popupDoneQuery(site_id)]],
    ['manage-marketing', [journeyDoneQuery(site_id)]],
  )
  const shown = await allowed(
    can,
    ['manage-emails', [settingsQuery(site_id)]],
    ['manage-marketing', [latestJourneysQuery(site_id)]],
    ['read-lead', [latestLeadsQuery(site_id)]],
  )
  return [
    dashboardQuery(site_id, period),
    ...((await can('manage-popups')) ? [hours] : []),
    ...(isDismissed(nameOfSteps(site_id)) ? [] : steps),
    ...shown,
  ]
}
