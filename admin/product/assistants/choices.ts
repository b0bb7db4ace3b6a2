/** The assistants of a site, to choose from. Only asked for by people who may read them. */
import { AssistantsResource } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Option } from '../../ui/option.tsx'
import { useCan } from '../session/abilities.ts'
import { clientOf } from '../session/api.ts'

const { assistants } = clientOf({ assistants: AssistantsResource })
const none: Option[] = []

const assistantChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['assistants', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found: Option[] = []
      for await (const { id, name } of assistants.list({ site_id, limit: 100 }, { signal }))
        found.push({ id, label: name })
      return found
    },
  })

export function useAssistantChoices(site_id: string): Option[] {
  const can = useCan()
  return useQuery({ ...assistantChoicesQuery(site_id), enabled: can('manage-assistants', site_id) }).data ?? none
}

/** By their ids. */
export function useAssistantNames(site_id: string): ReadonlyMap<string, string> {
  const choices = useAssistantChoices(site_id)
  return useMemo(() => new Map(choices.map(({ id, label }) => [id, label])), [choices])
}
