/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { news } from '../../../platform/features/news.ts'
import { routes } from './routes.ts'
import { countByOthersSince } from './store.ts'

export const activities = feature({
  name: 'site/history/activities',
  routes,
  news: [news('changes_by_others', 'read-site', countByOthersSince)],
})
