/** The route of the stream. */
import { route } from '../../../platform/route.ts'
import { followEvents } from './service.ts'

export const routes = [route(followEvents)]
