/** The routes of the pricing page. */
import { route } from '../../platform/routing/route.ts'
import { getPricing, getPricingPage, updatePricingPage } from './service.ts'

export const routes = [route(getPricingPage), route(updatePricingPage), route(getPricing)]
