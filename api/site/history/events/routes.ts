/** The route of events. */
import { route } from '../../../platform/routing/route.ts'
import { recordEvent } from './service.ts'

export const routes = [route(recordEvent)]
