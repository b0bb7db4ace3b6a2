/** What can be chosen on a site: tags, audiences, campaigns, popups, custom fields. Only asked for by people who may read them. */

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Option } from '../../ui/option.tsx'
import { fieldsQuery, tagsQuery } from '../lead-settings/queries.ts'
import { useCan } from '../session/abilities.ts'
import { client } from '../session/api.ts'

export type CustomFieldChoice = {
  id: string
  name: string
  label: string
  type: string
  options: string[]
  required?: boolean
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found = []
  for await (const item of items) found.push(item)
  return found
}

export const audienceChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['audiences', site_id, 'choices'],
    queryFn: ({ signal }) => all(client.audiences.list({ site_id, limit: 100 }, { signal })),
  })

export const popupChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, 'choices'],
    queryFn: async ({ signal }) => named(await all(client.popups.list({ site_id, limit: 100 }, { signal }))),
  })

const named = (items: readonly { id: string; name: string }[] | undefined): Option[] =>
  (items ?? []).map(({ id, name }) => ({ id, label: name }))

export const campaignChoicesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['campaigns', site_id, 'choices'],
    queryFn: async ({ signal }) => named(await all(client.campaigns.list({ site_id, limit: 100 }, { signal }))),
  })

export function useCampaignChoices(site_id: string): Option[] {
  const can = useCan()
  return useQuery({ ...campaignChoicesQuery(site_id), enabled: can('manage-marketing', site_id) }).data ?? []
}

export function useTagChoices(site_id: string): Option[] {
  const can = useCan()
  return named(useQuery({ ...tagsQuery(site_id), enabled: can('manage-leads', site_id) }).data)
}

export type AudienceChoice = Option & { is_dynamic?: boolean }

export function useAudienceChoices(site_id: string): AudienceChoice[] {
  const can = useCan()
  const { data } = useQuery({ ...audienceChoicesQuery(site_id), enabled: can('read-audience', site_id) })
  return (data ?? []).map(({ id, name, type }) => ({ id, label: name, is_dynamic: type === 'dynamic' }))
}

/** Those that leads can be put on: a dynamic one follows its filter alone. */
export function useStaticAudienceChoices(site_id: string): Option[] {
  const can = useCan()
  const { data } = useQuery({ ...audienceChoicesQuery(site_id), enabled: can('read-audience', site_id) })
  return named(data?.filter(({ type }) => type === 'static'))
}

export function usePopupChoices(site_id: string): Option[] {
  const can = useCan()
  return useQuery({ ...popupChoicesQuery(site_id), enabled: can('manage-popups', site_id) }).data ?? []
}

export function useFieldChoices(site_id: string): CustomFieldChoice[] {
  const can = useCan()
  const { data } = useQuery({ ...fieldsQuery(site_id), enabled: can('manage-leads', site_id) })
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, label, type, options, required }) => ({
        id,
        name,
        label: label || name,
        type,
        required,
        options: [...(options ?? [])],
      })),
    [data],
  )
}
