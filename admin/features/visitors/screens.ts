/** The screens of visitors. */
import { Footprints } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf } from '../../product/screens/search.ts'

const path = '/sites/$site_id/leads/visitors'

export const screens = [
  screen(path, {
    name: 'Visitors',
    access: 'read-lead',
    search: { type: oneOf('known', 'unknown', 'robots') },
    load: () => import('./visitor-list.tsx').then(module => module.VisitorList),
    data: async ({ params: { site_id }, search }) => {
      const { visitCountsQuery, visitorFilters, visitorsQuery } = await import('../../product/visitors/queries.ts')
      return [visitorsQuery(site_id, visitorFilters[search.type ?? 'all']), visitCountsQuery(site_id)]
    },
    navigation: { label: 'visitors.title', icon: Footprints, section: 'people', order: 30, key: 'v' },
    width: 'wide',
  }),
  screen(`${path}/$visitor_id`, {
    name: 'Visitor',
    access: 'read-lead',
    load: () => import('./visitor-detail.tsx').then(module => module.VisitorDetail),
    data: async ({ params: { site_id, visitor_id } }) => {
      const { visitorQuery } = await import('../../product/visitors/queries.ts')
      return [visitorQuery(site_id, visitor_id)]
    },
  }),
] as const
