/** The screens of leads. */
import { Users } from 'lucide-react'
import { leadSearch } from '../../product/leads/lead-search.ts'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/leads', {
    name: 'Leads',
    access: 'read-lead',
    search: leadSearch,
    width: 'wide',
    load: () => import('./lead-list.tsx').then(module => module.LeadList),
    data: async ({ params: { site_id }, search, can }) => {
      const [{ firstOfList }, { leadViewOf }] = await Promise.all([
        import('./first-data.ts'),
        import('../../product/leads/lead-view.ts'),
      ])
      return firstOfList(site_id, leadViewOf(search), can)
    },
    navigation: { label: 'leads.title', icon: Users, section: 'people', order: 10, key: 'l' },
  }),
  screen('/sites/$site_id/leads/$lead_id', {
    name: 'Lead',
    access: 'read-lead',
    search: { tab: text },
    load: () => import('./lead-detail.tsx').then(module => module.LeadDetail),
    data: async ({ params: { site_id, lead_id }, search, can }) =>
      (await import('./first-data.ts')).firstOfLead({ site_id, lead_id, tab: search.tab }, can),
  }),
] as const
