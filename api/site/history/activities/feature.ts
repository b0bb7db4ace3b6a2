/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { news } from '../../../platform/features/news.ts'
import { forgettingFirst, retention } from '../../../platform/features/retention.ts'
import { activityLimits } from './limits.ts'
import { routes } from './routes.ts'
import { countByOthersSince } from './store.ts'

export const activities = feature({
  name: 'site/history/activities',
  routes,
  limits: activityLimits,
  retention: [retention('changes', activityLimits.activity_months_min, forgettingFirst('activities', 'id'))],
  news: [news('changes_by_others', 'read-site', countByOthersSince)],
})
