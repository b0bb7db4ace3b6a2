/** The route of the deliverability report. */
import { route } from '../../../platform/routing/route.ts'
import { getDeliverability } from './service.ts'

export const routes = [route(getDeliverability)]
