/** The screens of visitors. */
import { Footprints } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

const path = '/sites/$site_id/leads/visitors'

export const screens: Screen[] = [
  {
    name: 'Visitors',
    path,
    access: 'read-lead',
    load: () => import('./visitor-list.tsx').then(screen => screen.VisitorList),
    navigation: { label: 'visitors.title', icon: Footprints, order: 21 },
  },
  {
    name: 'Visitor',
    path: `${path}/$visitor_id`,
    access: 'read-lead',
    load: () => import('./visitor-detail.tsx').then(screen => screen.VisitorDetail),
  },
]
