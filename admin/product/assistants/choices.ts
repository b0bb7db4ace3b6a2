/** The assistants of a site, to choose from. Only asked for by people who may read them. */
import { type Assistant, AssistantsResource } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Option } from '../../ui/option.tsx'
import { useCan } from '../session/abilities.ts'
import { clientOf } from '../session/api.ts'

const { assistants } = clientOf({ assistants: AssistantsResource })
const none: Option[] = []

export const assistantChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['assistants', site_id, 'choices'],
    queryFn: async ({ signal }) => {
      const found: Assistant[] = []
      for await (const assistant of assistants.list({ site_id, limit: 100 }, { signal })) found.push(assistant)
      return found
    },
  })

/** Undefined until loaded, or without the permission. */
export function useAssistants(site_id: string): readonly Assistant[] | undefined {
  const can = useCan()
  return useQuery({ ...assistantChoicesQuery(site_id), enabled: can('some-assistants', site_id) }).data
}

export function useAssistantChoices(site_id: string): Option[] {
  const assistants = useAssistants(site_id)
  return useMemo(() => assistants?.map(({ id, name }) => ({ id, label: name })) ?? none, [assistants])
}

/** By their ids. */
export function useAssistantNames(site_id: string): ReadonlyMap<string, string> {
  const choices = useAssistantChoices(site_id)
  return useMemo(() => new Map(choices.map(({ id, label }) => [id, label])), [choices])
}
