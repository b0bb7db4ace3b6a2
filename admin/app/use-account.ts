/** Keeps the chosen account that of the site one is on, and reads again what is about an account once it is another. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Resource } from '../product/session/resource.ts'
import { session, useSession } from '../product/session/session.ts'
import { sitesQuery } from '../product/sites/queries.ts'

const ofAccount = new Set<Resource>(['account_activities', 'api_keys', 'managers', 'person_requests', 'usage'])

export function useAccount(site_id: string | undefined): void {
  const queries = useQueryClient()
  const { account } = useSession()
  const { data: sites } = useQuery(sitesQuery())
  const ofSite = sites?.find(({ id }) => id === site_id)?.account_id
  useEffect(() => {
    if (ofSite !== undefined) session.setAccount(ofSite)
  }, [ofSite])
  const read = useRef(account)
  useEffect(() => {
    const isOther = read.current !== null && read.current !== account
    read.current = account
    if (isOther) void queries.resetQueries({ predicate: ({ queryKey: [resource] }) => ofAccount.has(resource) })
  }, [account, queries])
}
