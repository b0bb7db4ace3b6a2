/** What the screens of templates read besides the templates themselves. */
import type { Locale, TemplateVersion } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../../product/lists/list-query.ts'
import { client } from '../../../product/session/api.ts'

export const usesQuery = (site_id: string, template_id: string) =>
  queryOptions({
    queryKey: ['templates', site_id, 'uses', template_id],
    queryFn: async ({ signal }) => (await client.templates.listUses({ site_id, template_id }, { signal })).data,
  })

export const versionsQuery = (site_id: string, template_id: string) =>
  listQuery({
    key: ['templates', site_id, 'versions', template_id],
    fetch: (cursor, signal) => client.templates.listVersions({ site_id, template_id, limit: 50, cursor }, { signal }),
    idOf: (version: TemplateVersion) => String(version.content_version),
  })

type PreviewKey = { content_version: number; language: Locale | undefined }

export const versionPreviewQuery = (site_id: string, template_id: string, { content_version, language }: PreviewKey) =>
  queryOptions({
    queryKey: ['templates', site_id, 'version_preview', template_id, content_version, language ?? ''],
    queryFn: ({ signal }) =>
      client.templates.preview(
        { site_id, template_id, body: { content_version, ...(language && { language }) } },
        { signal },
      ),
  })
