/** What the screen of saved blocks reads. */
import { queryOptions } from '@tanstack/react-query'
import { emailClient } from '../../../product/emails/client.ts'
import { listQuery } from '../../../product/lists/list-query.ts'

export const savedBlockListQuery = (site_id: string) =>
  listQuery({
    key: ['saved_blocks', site_id, 'list'],
    fetch: (cursor, signal) => emailClient.savedBlocks.list({ site_id, limit: 50, cursor }, { signal }),
  })

export const savedBlockQuery = (site_id: string, saved_block_id: string) =>
  queryOptions({
    queryKey: ['saved_blocks', site_id, 'one', saved_block_id],
    queryFn: ({ signal }) => emailClient.savedBlocks.get({ site_id, saved_block_id }, { signal }),
  })

export const savedBlockUsesQuery = (site_id: string, saved_block_id: string) =>
  queryOptions({
    queryKey: ['saved_blocks', site_id, 'uses', saved_block_id],
    queryFn: async ({ signal }) =>
      (await emailClient.savedBlocks.listUses({ site_id, saved_block_id }, { signal })).data,
  })
