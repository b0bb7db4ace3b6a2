/** The screens of leads. */
import { Users } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Leads',
    path: '/sites/$site_id/leads',
    access: 'read-lead',
    load: () => import('./lead-list.tsx').then(screen => screen.LeadList),
    navigation: { label: 'leads.title', icon: Users, order: 20 },
  },
  {
    name: 'Lead',
    path: '/sites/$site_id/leads/$lead_id',
    access: 'read-lead',
    load: () => import('./lead-detail.tsx').then(screen => screen.LeadDetail),
  },
]
