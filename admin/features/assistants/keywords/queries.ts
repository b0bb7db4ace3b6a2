/** What is read of keywords. */
import type { KeywordSort } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../../product/lists/list-query.ts'
import { keywords } from '../client.ts'

type Filter = { search?: string | undefined; sort?: KeywordSort | undefined }

export const keywordsQuery = (site_id: string, assistant_id: string, { search, sort }: Filter) =>
  listQuery({
    key: ['keywords', site_id, assistant_id, 'list', { search, sort }],
    fetch: (cursor, signal) => {
      const filter = { ...(search && { search }), ...(sort && { sort }) }
      return keywords.list({ site_id, assistant_id, ...filter, limit: 50, cursor }, { signal })
    },
  })

export const keywordQuery = (site_id: string, keyword_id: string) =>
  queryOptions({
    queryKey: ['keywords', site_id, 'one', keyword_id],
    queryFn: ({ signal }) => keywords.get({ site_id, keyword_id }, { signal }),
  })
