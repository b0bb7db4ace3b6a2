/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { news } from '../../../platform/features/news.ts'
import { forgettingFirst, retention } from '../../../platform/features/retention.ts'
import { routes } from './routes.ts'
import { countByOthersSince } from './store.ts'

/** A history that could be emptied at once would be none. */
const months_min = 12

export const activities = feature({
  name: 'site/history/activities',
  routes,
  retention: [retention('changes', months_min, forgettingFirst('activities', 'id'))],
  news: [news('changes_by_others', 'read-site', countByOthersSince)],
})
