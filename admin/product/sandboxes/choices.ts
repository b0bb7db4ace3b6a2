/** The sandboxes of a site, to choose from. Only asked for by people who may read them. */
import type { Sandbox } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Option } from '../../ui/option.tsx'
import { useCan } from '../session/abilities.ts'
import { sandboxes } from './client.ts'

export const sandboxChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sandboxes', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found: Sandbox[] = []
      for await (const sandbox of sandboxes.list({ site_id, limit: 100 }, { signal })) found.push(sandbox)
      return found
    },
  })

/** Undefined until loaded, or without the permission. */
export function useSandboxes(site_id: string): readonly Sandbox[] | undefined {
  const can = useCan()
  return useQuery({ ...sandboxChoicesQuery(site_id), enabled: can('read-sandbox', site_id) }).data
}

const none: Option[] = []

export function useSandboxChoices(site_id: string): Option[] {
  const found = useSandboxes(site_id)
  return useMemo(() => found?.map(({ id, name }) => ({ id, label: name })) ?? none, [found])
}
