/** What the frame reads, asked for with the first data of a screen: its parts would ask one by one, once they are drawn. */
import { profileQuery } from '../product/account/queries.ts'
import { notificationsQuery, visitQuery } from '../product/notifications/queries.ts'
import { queryClient } from '../product/session/query-client.ts'
import { siteQuery, sitesQuery } from '../product/sites/queries.ts'

export { followFirst } from './use-stream.ts'

/** What everybody may read who is signed in. */
export const readFrame = () =>
  Promise.all([queryClient.ensureQueryData(profileQuery()), queryClient.ensureQueryData(sitesQuery())])

/** What those may read who may read the site. */
export const readSite = (site_id: string) =>
  Promise.all([
    queryClient.ensureQueryData(siteQuery(site_id)),
    queryClient.ensureQueryData(notificationsQuery(site_id)),
    queryClient.ensureQueryData(visitQuery(site_id)),
  ])
