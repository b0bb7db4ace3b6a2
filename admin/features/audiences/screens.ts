/** The screens of audiences. */
import { ListChecks } from 'lucide-react'
import { leadSearch } from '../../product/leads/lead-search.ts'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/leads/audience', {
    name: 'Audiences',
    access: 'read-audience',
    search: { q: text, sort: text },
    load: () => import('./audience-list.tsx').then(module => module.AudienceList),
    data: async ({ params: { site_id } }) => {
      const { audiencesQuery } = await import('./queries.ts')
      return [audiencesQuery(site_id)]
    },
    navigation: {
      label: 'audiences.title',
      icon: ListChecks,
      section: 'people',
      order: 20,
      key: 'a',
      includes: '/sites/$site_id/leads/audience-detail',
    },
    width: 'wide',
  }),
  screen('/sites/$site_id/leads/audience-detail/$audience_id', {
    name: 'Audience Detail',
    access: 'read-audience',
    search: { ...leadSearch, tab: oneOf('growth', 'overlap', 'uses') },
    load: () => import('./audience-detail.tsx').then(module => module.AudienceDetail),
    data: async ({ params: { site_id, audience_id } }) => {
      const { audienceQuery } = await import('./queries.ts')
      return [audienceQuery(site_id, audience_id)]
    },
    width: 'wide',
  }),
] as const
