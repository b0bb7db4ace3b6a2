/** The modification history of a site. */
import { History } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/activities', {
    name: 'Activities',
    access: 'read-site',
    search: {
      ...{ subject_id: text, tab: text, action: text, who: text, from: text, to: text },
    },
    load: () => import('./activity-list.tsx').then(module => module.ActivityList),
    data: async ({ params: { site_id }, search }) => {
      const { activitiesQuery } = await import('../../product/activities/queries.ts')
      return [activitiesQuery(site_id, search.subject_id)]
    },
    navigation: { label: 'activities.title', icon: History, section: 'site', order: 20, key: 'h' },
    width: 'wide',
  }),
] as const
