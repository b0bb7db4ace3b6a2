/** What the screen of tracking reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'
import { identitySecret } from './client.ts'

export const trackingSettingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sites', site_id, 'tracking_settings'],
    queryFn: ({ signal }) => client.sites.getTrackingSettings({ site_id }, { signal }),
  })

export const identitySecretQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sites', site_id, 'identity_secret'],
    queryFn: ({ signal }) => identitySecret.get({ site_id }, { signal }),
  })
