/** What the dashboard shows first, as far as the person may read it; its parts would ask for it one after the other. */
import { settingsQuery } from '../../product/emails/queries.ts'
import { submissionHoursQuery } from '../../product/results/queries.ts'
import { allowed } from '../../product/screens/allowed.ts'
import type { FirstQuery } from '../../product/screens/screen.ts'
import type { Access } from '../../product/session/abilities.ts'
import { queryClient } from '../../product/session/query-client.ts'
import { isDismissed } from '../../product/session/use-dismissed.ts'
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

export async function firstDataOf(
  site_id: string,
  view: Parameters<typeof periodOf>[0],
  can: (access: Access) => Promise<boolean>,
): Promise<FirstQuery[]> {
  const figures = dashboardQuery(site_id, periodOf(view))
  // Of the days that the figures turn out to be of.
  const hours = async () => {
    const { from, to } = await queryClient.ensureQueryData(figures)
    return submissionHoursQuery(site_id, { from, to })
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
    figures,
    ...((await can('manage-popups')) ? [hours] : []),
    ...(isDismissed(nameOfSteps(site_id)) ? [] : steps),
    ...shown,
  ]
}
