/** Searches the objects of a site by name through the API, a few of each kind. */
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { editPath } from '../../product/campaigns/paths.ts'
import { draftPath } from '../../product/journeys/paths.ts'
import { fullName } from '../../product/leads/lead-view.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import type { Access } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import type { Resource } from '../../product/session/resource.ts'
import type { Href } from '../../ui/href.ts'
import { matching, type PaletteEntry } from './palette-match.ts'

export interface Thing extends PaletteEntry {
  href: Href
}

const FEW = 5
const SHORTEST = 2

interface Kind {
  resource: Resource
  access: Access
  find: (site_id: string, search: string, signal: AbortSignal) => Promise<Thing[]>
}

const kinds: readonly Kind[] = [
  {
    resource: 'leads',
    access: 'read-lead',
    find: async (site_id, search, signal) => {
      const { data } = await client.leads.list({ site_id, search, limit: FEW }, { signal })
      return data.map(lead => ({
        id: lead.id,
        group: 'leads',
        label: fullName(lead) || lead.email,
        note: fullName(lead) ? lead.email : undefined,
        href: pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id }),
      }))
    },
  },
  {
    resource: 'popups',
    access: 'manage-popups',
    find: async (site_id, search, signal) => {
      const { data } = await client.popups.list({ site_id, search, limit: FEW }, { signal })
      return data.map(({ id, name }) => ({
        ...{ id, group: 'popups', label: name },
        href: pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: id }),
      }))
    },
  },
  {
    resource: 'campaigns',
    access: 'manage-marketing',
    find: async (site_id, search, signal) => {
      const { data } = await client.campaigns.list({ site_id, search, limit: FEW }, { signal })
      return data.map(({ id, name }) => ({ id, group: 'campaigns', label: name, href: editPath(site_id, id) }))
    },
  },
  {
    resource: 'journeys',
    access: 'manage-marketing',
    // Their list has no search: a site has few.
    find: async (site_id, search, signal) => {
      const { data } = await client.journeys.list({ site_id, limit: 100 }, { signal })
      const all = data.map(
        ({ id, name }): Thing => ({ id, group: 'journeys', label: name, href: draftPath(site_id, id) }),
      )
      return matching(all, search).slice(0, FEW)
    },
  },
  {
    resource: 'templates',
    access: 'manage-emails',
    find: async (site_id, search, signal) => {
      const { data } = await client.templates.list({ site_id, search, limit: FEW }, { signal })
      return data.map(({ id, name }) => ({
        ...{ id, group: 'templates', label: name },
        href: pathTo('/sites/$site_id/emails/builder/$template_id', { site_id, template_id: id }),
      }))
    },
  },
  {
    resource: 'audiences',
    access: 'read-audience',
    find: async (site_id, search, signal) => {
      const { data } = await client.audiences.list({ site_id, search, limit: FEW }, { signal })
      return data.map(({ id, name }) => ({
        ...{ id, group: 'audiences', label: name },
        href: pathTo('/sites/$site_id/leads/audience-detail/$audience_id', { site_id, audience_id: id }),
      }))
    },
  },
]

type Can = (access: Access, site_id?: string) => boolean

/** The matches, from two letters on. `isLooking` while requests are pending. */
export function useThings(
  site_id: string | undefined,
  typed: string,
  can: Can,
): { things: Thing[]; isLooking: boolean } {
  const search = typed.trim()
  const isAsked = site_id !== undefined && search.length >= SHORTEST
  const answers = useQueries({
    queries: kinds.map(({ resource, access, find }) => ({
      queryKey: [resource, site_id, 'palette', search] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => find(site_id ?? '', search, signal),
      enabled: isAsked && can(access, site_id),
      placeholderData: keepPreviousData,
    })),
  })
  const isLooking = answers.some(({ isFetching }) => isFetching)
  // All at once: were they shown as they come, the highlight would stay on what came first, wherever that stands.
  const [shown, setShown] = useState<Thing[]>([])
  const found = isLooking ? shown : answers.flatMap(({ data }) => data ?? [])
  if (found.length !== shown.length || found.some(({ id }, at) => id !== shown[at]?.id)) setShown(found)
  return isAsked ? { things: found, isLooking } : { things: [], isLooking: false }
}
