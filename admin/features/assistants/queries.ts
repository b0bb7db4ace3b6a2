/** What is read of assistants. */
import type { AssistantStatus, AssistantVersion } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { assistants } from './client.ts'

type Filter = { search?: string | undefined; status?: AssistantStatus | undefined }

export const assistantsQuery = (site_id: string, { search, status }: Filter) =>
  listQuery({
    key: ['assistants', site_id, 'list', { search, status }],
    fetch: (cursor, signal) =>
      assistants.list({ site_id, ...(search && { search }), ...(status && { status }), limit: 50, cursor }, { signal }),
  })

export const assistantQuery = (site_id: string, assistant_id: string) =>
  queryOptions({
    queryKey: ['assistants', site_id, 'one', assistant_id],
    queryFn: ({ signal }) => assistants.get({ site_id, assistant_id }, { signal }),
  })

export const usesQuery = (site_id: string, assistant_id: string) =>
  queryOptions({
    queryKey: ['assistants', site_id, 'uses', assistant_id],
    queryFn: async ({ signal }) => (await assistants.listUses({ site_id, assistant_id }, { signal })).data,
  })

export const versionsQuery = (site_id: string, assistant_id: string) =>
  listQuery({
    key: ['assistants', site_id, 'versions', assistant_id],
    fetch: (cursor, signal) => assistants.listVersions({ site_id, assistant_id, limit: 50, cursor }, { signal }),
    idOf: (version: AssistantVersion) => String(version.settings_version),
  })

export const allowanceQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['assistants', site_id, 'allowance'],
    queryFn: ({ signal }) => assistants.getAllowance({ site_id }, { signal }),
  })
