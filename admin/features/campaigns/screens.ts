/** The screens of campaigns. */
import { Megaphone } from 'lucide-react'
import { stepIds } from '../../product/campaigns/paths.ts'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/marketing/campaigns'

export const screens = [
  screen(path, {
    name: 'Campaigns',
    access: 'manage-marketing',
    search: { q: text, status: oneOf('active', 'inactive', 'archived') },
    load: () => import('./campaign-list.tsx').then(module => module.CampaignList),
    data: async ({ params: { site_id }, search, can }) =>
      (await import('./first-data.ts')).firstOfList(site_id, { search: search.q, status: search.status }, can),
    navigation: { label: 'campaigns.title', icon: Megaphone, section: 'capture', order: 20, key: 'c' },
    width: 'wide',
  }),
  screen(`${path}/create`, {
    name: 'Create Campaign',
    access: 'manage-marketing',
    load: () => import('./create-campaign.tsx').then(module => module.CreateCampaign),
  }),
  screen(`${path}/$campaign_id/edit`, {
    name: 'Edit Campaign',
    access: 'manage-marketing',
    search: { step: oneOf(...stepIds, 'review') },
    load: () => import('./edit-campaign.tsx').then(module => module.EditCampaign),
    data: async ({ params: { site_id, campaign_id } }) => {
      const { campaignQuery } = await import('./queries.ts')
      return [campaignQuery(site_id, campaign_id)]
    },
  }),
  screen(`${path}/$campaign_id/results`, {
    name: 'Campaign Results',
    access: 'manage-marketing',
    search: { tab: oneOf('overview', 'people', 'history'), q: text },
    load: () => import('./campaign-results.tsx').then(module => module.CampaignResults),
    data: async ({ params: { site_id, campaign_id } }) => {
      const { campaignQuery } = await import('./queries.ts')
      return [campaignQuery(site_id, campaign_id)]
    },
  }),
] as const
