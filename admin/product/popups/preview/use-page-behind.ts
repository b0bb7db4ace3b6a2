/** The page behind a popup in previews: one of the owner's that this browser remembers, else one drawn in their brand. */
import type { Site } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { brandQuery } from '../../brand/queries.ts'
import { client } from '../../session/api.ts'
import { type PageBehind, pageBehind } from './page-behind.ts'

/** A page that cannot be read any more gives way to the drawn one. */
export const pageReadQuery = (site_id: string, page_url: string) =>
  queryOptions({
    queryKey: ['page_behind', site_id, page_url],
    queryFn: async ({ signal }) => {
      const read = await client.popups.readPage({ site_id, body: { page_url } }, { signal })
      return { html: pageBehind(read.html, read.page_url) }
    },
    retry: false,
    staleTime: 3_600_000,
  })

const keyOf = (site_id: string) => `leadwright.page_behind.${site_id}`
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePageBehindUrl = (site_id: string): string =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(site_id)) ?? '')

/** Empty: the drawn one. */
export function choosePageBehind(site_id: string, page_url: string): void {
  if (page_url) localStorage.setItem(keyOf(site_id), page_url)
  else localStorage.removeItem(keyOf(site_id))
  for (const listener of listeners) listener()
}

export function usePageBehind({ id, name }: Pick<Site, 'id' | 'name'>): PageBehind {
  const url = usePageBehindUrl(id)
  const { data: brand } = useQuery(brandQuery(id))
  const { data: read } = useQuery({ ...pageReadQuery(id, url), enabled: url !== '' })
  const html = url ? read?.html : undefined
  return useMemo(() => {
    if (!brand?.is_set) return { name, ...(html && { html }) }
    const { accent_color, background_color, text_color } = brand.shown_colors.light
    const logo = brand.logo_image_id
    return {
      name,
      ...(html && { html }),
      brand: {
        ...{ accent_color, background_color, text_color },
        font_family: brand.font_family,
        logo_url: logo && `/v1/public/sites/${id}/images/${logo}`,
      },
    }
  }, [id, name, brand, html])
}
