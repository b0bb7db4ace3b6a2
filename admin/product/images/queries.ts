/** What is read of images. */
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../lists/list-query.ts'
import { client } from '../session/api.ts'

export const imagesQuery = (site_id: string) =>
  listQuery({
    key: ['images', site_id, 'list'],
    fetch: (cursor, signal) => client.images.list({ site_id, cursor }, { signal }),
  })

export const imageQuery = (site_id: string, image_id: string) =>
  queryOptions({
    queryKey: ['images', site_id, image_id],
    queryFn: ({ signal }) => client.images.get({ site_id, image_id }, { signal }),
  })
