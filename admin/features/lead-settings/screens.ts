/** What leads can be sorted and described by: tags and custom fields. */
import { Tags } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Lead Settings',
    path: '/sites/$site_id/leads/settings',
    access: 'manage-leads',
    load: () => import('./lead-settings.tsx').then(screen => screen.LeadSettings),
    navigation: { label: 'lead_settings.title', icon: Tags, order: 80 },
  },
]
