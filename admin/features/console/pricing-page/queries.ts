/** What the screen of the pricing page reads and writes. */
import { PricingPageResource } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../../product/session/api.ts'

export const { pricingPage } = clientOf({ pricingPage: PricingPageResource })

export const pricingPageQuery = () =>
  queryOptions({ queryKey: ['pricing_page'], queryFn: ({ signal }) => pricingPage.get({ signal }) })

/** As visitors get it. */
export const pricingQuery = () =>
  queryOptions({ queryKey: ['pricing'], queryFn: ({ signal }) => pricingPage.getPricing({ signal }) })
