/** Tags and custom fields of a site, all of them: pickers, filters and lists share the two. */

import { queryOptions } from '@tanstack/react-query'
import { leadSettingsClient } from './client.ts'

export const tagsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['tags', site_id],
    queryFn: async ({ signal }) => {
      const tags = []
      for await (const tag of leadSettingsClient.tags.list({ site_id, limit: 100 }, { signal })) tags.push(tag)
      return tags
    },
    staleTime: 30_000,
  })

export const fieldsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['custom_fields', site_id],
    queryFn: async ({ signal }) => {
      const fields = []
      for await (const field of leadSettingsClient.customFields.list({ site_id, limit: 100 }, { signal }))
        fields.push(field)
      return fields
    },
    staleTime: 30_000,
  })

/** Fields that can be restored. */
export const deletedFieldsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['custom_fields', site_id, 'deleted'],
    queryFn: async ({ signal }) => {
      const fields = []
      const deleted = leadSettingsClient.customFields.list({ site_id, deleted: true, limit: 100 }, { signal })
      for await (const field of deleted) fields.push(field)
      return fields
    },
  })

export const qualityQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['lead_quality', site_id],
    queryFn: ({ signal }) => leadSettingsClient.leadQuality.getSettings({ site_id }, { signal }),
  })
