/** The route of the stream. */
import { route } from '../../../platform/routing/route.ts'
import { followEvents } from './service.ts'

export const routes = [route(followEvents)]
