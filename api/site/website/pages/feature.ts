/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { countingEarlierVisits } from './earlier-visits.ts'
import * as events from './events.ts'
import * as jobs from './jobs.ts'
import { pageLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { pageScheduleHandler } from './schedule.ts'
import { pages as table } from './table.ts'
import { pagesLinkingTo, pagesWith, publicPagesWith } from './uses.ts'

export const pages = feature({
  name: 'site/website/pages',
  routes,
  permissions,
  limits: pageLimits,
  events: Object.values(events),
  subjects: { site_page: 'manage-pages', site_page_menu: 'manage-pages' },
  jobs: Object.values(jobs),
  housekeeping: countingEarlierVisits,
  handlers: scope => [pageScheduleHandler(scope)],
  uses: { image: pagesWith, popup: pagesWith },
  liveUses: { popup: publicPagesWith },
  addressUses: pagesLinkingTo,
  names: { page: namesOf(table, table.name) },
})
