/** What the pricing page asks of the API; it may come after the page. */
import { PricingPageResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../session/api.ts'

const { pricingPage } = clientOf({ pricingPage: PricingPageResource })

export const pricingQuery = () =>
  queryOptions({
    queryKey: ['pricing'],
    queryFn: ({ signal }) => pricingPage.getPricing({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
