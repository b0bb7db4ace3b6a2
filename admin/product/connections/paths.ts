/** Where the screens of connections are, and what the services are called: the same in every language. */
import type { MarketingService, SyncStatus } from '@leadwright/sdk'
import { pathTo } from '../screens/path-to.ts'

export const services = [
  'mailchimp',
  'constant_contact',
  'activecampaign',
] as const satisfies readonly MarketingService[]

export const serviceNames: Record<MarketingService, string> = {
  mailchimp: 'Mailchimp',
  constant_contact: 'Constant Contact',
  activecampaign: 'ActiveCampaign',
}

const path = '/sites/$site_id/settings/connections'
export const connectionsPath = (site_id: string, create?: MarketingService | 'any') =>
  pathTo(path, { site_id }, { create })
export const connectionPath = (
  site_id: string,
  connection_id: string,
  tab?: 'overview' | 'fields' | 'settings' | 'trial' | 'leads',
  status?: SyncStatus,
) => pathTo(`${path}/$connection_id`, { site_id, connection_id }, { tab, status })
