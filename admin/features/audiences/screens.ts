/** The screens of audiences. */
import { ListChecks } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Audiences',
    path: '/sites/$site_id/leads/audience',
    access: 'read-audience',
    load: () => import('./audience-list.tsx').then(screen => screen.AudienceList),
    navigation: { label: 'audiences.title', icon: ListChecks, order: 25 },
  },
  {
    name: 'Audience Detail',
    path: '/sites/$site_id/leads/audience-detail/$audience_id',
    access: 'read-audience',
    load: () => import('./audience-detail.tsx').then(screen => screen.AudienceDetail),
  },
]
