/** The screens of where a site is: its subdomain and its domains. */
import { Link2 } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/site/domains', {
    name: 'Site Domains',
    access: 'read-site',
    found: { label: 'domains.title', icon: Link2 },
    load: () => import('./site-domains.tsx').then(module => module.SiteDomains),
    data: async ({ params: { site_id } }) => [(await import('./queries.ts')).siteDomainsQuery(site_id)],
  }),
  screen('/sites/$site_id/site/domains/$domain_id', {
    name: 'Site Domain',
    access: 'read-site',
    load: () => import('./domain-details.tsx').then(module => module.DomainDetails),
    data: async ({ params: { site_id, domain_id } }) => [
      (await import('./queries.ts')).siteDomainQuery(site_id, domain_id),
    ],
  }),
] as const
