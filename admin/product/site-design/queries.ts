/** What is read of a site's design, and of the hosts on which its widget is. */

import { queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'
import { hostClient } from './client.ts'

export const designSettingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['design_settings', site_id],
    queryFn: ({ signal }) => client.sites.getDesignSettings({ site_id }, { signal }),
  })

/** Again after every change of the fonts: the key begins with that of the settings. */
export const fontCharactersQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['design_settings', site_id, 'characters'],
    queryFn: ({ signal }) => client.sites.listFontCharacters({ site_id }, { signal }),
  })

export const hostSettingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['host_settings', site_id],
    queryFn: ({ signal }) => hostClient.hosts.getSettings({ site_id }, { signal }),
  })

export const hostsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['hosts', site_id],
    queryFn: ({ signal }) => hostClient.hosts.list({ site_id }, { signal }),
  })
