/** The screens of a site's design and of the hosts of its widget. */
import { Globe, Palette } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/site/design', {
    name: 'Site Design',
    access: 'read-site',
    found: { label: 'site_design.title', icon: Palette, key: 'b' },
    load: () => import('./site-design.tsx').then(module => module.SiteDesign),
    data: async ({ params: { site_id } }) => {
      const { designSettingsQuery } = await import('../../product/site-design/queries.ts')
      const { brandQuery } = await import('../../product/brand/queries.ts')
      return [designSettingsQuery(site_id), brandQuery(site_id)]
    },
  }),
  screen('/sites/$site_id/site/hosts', {
    name: 'Site Hosts',
    access: 'manage-popups',
    found: { label: 'hosts.title', icon: Globe },
    load: () => import('./site-hosts.tsx').then(module => module.SiteHosts),
    data: async ({ params: { site_id } }) => {
      const { hostSettingsQuery, hostsQuery } = await import('../../product/site-design/queries.ts')
      return [hostSettingsQuery(site_id), hostsQuery(site_id)]
    },
    width: 'wide',
  }),
] as const
