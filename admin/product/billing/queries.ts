/** What several screens read of the account's billing. */
import { BillingResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../session/api.ts'

const { billing } = clientOf({ billing: BillingResource })

export const billingQuery = () =>
  queryOptions({ queryKey: ['billing'], queryFn: ({ signal }) => billing.get({ signal }) })
