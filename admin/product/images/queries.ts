/** What is read of images. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../session/api.ts'

const first = undefined as string | undefined

export const imagesQuery = (site_id: string) =>
  infiniteQueryOptions({
    queryKey: ['images', site_id, 'list'],
    queryFn: ({ signal, pageParam }) => client.images.list({ site_id, cursor: pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const imageQuery = (site_id: string, image_id: string) =>
  queryOptions({
    queryKey: ['images', site_id, image_id],
    queryFn: ({ signal }) => client.images.get({ site_id, image_id }, { signal }),
  })
