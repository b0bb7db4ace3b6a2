/** The screens of campaigns. */
import { Megaphone } from 'lucide-react'
import type { Screen } from '../../product/screens/screen.ts'

const path = '/sites/$site_id/marketing/campaigns'

export const screens: Screen[] = [
  {
    name: 'Campaigns',
    path,
    access: 'manage-marketing',
    load: () => import('./campaign-list.tsx').then(screen => screen.CampaignList),
    navigation: { label: 'campaigns.title', icon: Megaphone, order: 35 },
  },
  {
    name: 'Create Campaign',
    path: `${path}/create`,
    access: 'manage-marketing',
    load: () => import('./create-campaign.tsx').then(screen => screen.CreateCampaign),
  },
  {
    name: 'Edit Campaign',
    path: `${path}/$campaign_id/edit`,
    access: 'manage-marketing',
    load: () => import('./edit-campaign.tsx').then(screen => screen.EditCampaign),
  },
  {
    name: 'Campaign Results',
    path: `${path}/$campaign_id/results`,
    access: 'manage-marketing',
    load: () => import('./campaign-results.tsx').then(screen => screen.CampaignResults),
  },
]
