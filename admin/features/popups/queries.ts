/** What the screens of popups read from the API. */
import type { PopupStatus } from '@leadwright/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/api.ts'

export type PopupFilter = { search?: string; status?: PopupStatus }

const first = undefined as string | undefined

export const popupsQuery = (site_id: string, filter: PopupFilter) =>
  infiniteQueryOptions({
    queryKey: ['popups', site_id, 'list', filter],
    queryFn: ({ signal, pageParam }) => client.popups.list({ site_id, ...filter, cursor: pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const popupQuery = (site_id: string, popup_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, popup_id],
    queryFn: ({ signal }) => client.popups.get({ site_id, popup_id }, { signal }),
  })

export const submissionsQuery = (site_id: string, popup_id: string) =>
  infiniteQueryOptions({
    queryKey: ['submissions', site_id, popup_id],
    queryFn: ({ signal, pageParam }) => client.submissions.list({ site_id, popup_id, cursor: pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })
