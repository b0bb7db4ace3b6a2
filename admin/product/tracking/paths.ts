/** Where the screen of tracking is. */
import { pathTo } from '../screens/path-to.ts'

export const trackingPath = (site_id: string) => pathTo('/sites/$site_id/marketing/tracking', { site_id })
