/** Queries of sandboxes, of leads' access to them, and of their settings. */
import type { SandboxMachineStatus } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { sandboxes } from '../../product/sandboxes/client.ts'
import { client } from '../../product/session/api.ts'
import { sandboxSettings } from './client.ts'

export interface SandboxFilter {
  search?: string | undefined
  machine_status?: SandboxMachineStatus | undefined
}

/** Milliseconds between looks at a sandbox that is being made; it tells so by the stream as well. */
const working_poll_ms = 3_000

export const sandboxesQuery = (site_id: string, { search, machine_status }: SandboxFilter) =>
  listQuery({
    key: ['sandboxes', site_id, 'list', search ?? '', machine_status ?? 'all'],
    fetch: (cursor, signal) =>
      sandboxes.list(
        { site_id, limit: 50, cursor, ...(search && { search }), ...(machine_status && { machine_status }) },
        { signal },
      ),
  })

export const sandboxQuery = (site_id: string, sandbox_id: string) =>
  queryOptions({
    queryKey: ['sandboxes', site_id, 'one', sandbox_id],
    queryFn: ({ signal }) => sandboxes.get({ site_id, sandbox_id }, { signal }),
    refetchInterval: query => (query.state.data?.machine_status === 'creating' ? working_poll_ms : false),
  })

export const usesQuery = (site_id: string, sandbox_id: string) =>
  queryOptions({
    queryKey: ['sandboxes', site_id, 'uses', sandbox_id],
    queryFn: ({ signal }) => sandboxes.listUses({ site_id, sandbox_id }, { signal }),
  })

/** Leads to give access to, found by what is typed of their name or address. */
export const leadsFoundQuery = (site_id: string, search: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'found', search],
    queryFn: ({ signal }) => client.leads.list({ site_id, limit: 20, ...(search && { search }) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const sandboxSettingsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sandbox_settings', site_id],
    queryFn: ({ signal }) => sandboxSettings.get({ site_id }, { signal }),
  })

export const runtimeQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sandbox_settings', site_id, 'runtime'],
    queryFn: ({ signal }) => sandboxSettings.getSandboxRuntime({ site_id }, { signal }),
  })
