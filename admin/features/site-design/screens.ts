/** The screens of a site's design and of the hosts of its widget. */
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Site Design',
    path: '/sites/$site_id/site/design',
    access: 'read-site',
    load: () => import('./site-design.tsx').then(screen => screen.SiteDesign),
  },
  {
    name: 'Site Hosts',
    path: '/sites/$site_id/site/hosts',
    access: 'manage-popups',
    load: () => import('./site-hosts.tsx').then(screen => screen.SiteHosts),
  },
]
