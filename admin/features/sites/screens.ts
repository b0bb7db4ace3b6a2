/** The screens of sites. */
import { Globe, Settings2 } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites', {
    name: 'My Sites',
    access: 'signed-in',
    texts: 'frame',
    search: { q: text, sort: text, create: oneOf('site') },
    load: () => import('./site-list.tsx').then(module => module.SiteList),
    data: async () => [(await import('../../product/sites/queries.ts')).sitesQuery()],
    navigation: { label: 'sites.title', icon: Globe, order: 10, key: 'm' },
  }),
  screen('/sites/$site_id/site/information', {
    name: 'Site Information',
    access: 'manage-sites',
    load: () => import('./site-information.tsx').then(module => module.SiteInformation),
    data: async ({ params: { site_id } }) => {
      const { siteQuery } = await import('../../product/sites/queries.ts')
      return [siteQuery(site_id)]
    },
    navigation: { label: 'site.information', icon: Settings2, section: 'site', order: 10, key: 's' },
  }),
] as const
