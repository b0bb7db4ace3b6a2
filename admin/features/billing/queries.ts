/** What the screen of the plan reads from the API. */
import { PlansResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../product/session/api.ts'

const { plans } = clientOf({ plans: PlansResource })

export const usageQuery = () =>
  queryOptions({ queryKey: ['usage'], queryFn: ({ signal }) => plans.getUsage({ signal }) })

export const siteUsageQuery = (site_id: string) =>
  queryOptions({ queryKey: ['usage', site_id], queryFn: ({ signal }) => plans.getSiteUsage({ site_id }, { signal }) })
