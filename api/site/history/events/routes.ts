/** The route of events. */
import { route } from '../../../platform/route.ts'
import { recordEvent } from './service.ts'

export const routes = [route(recordEvent)]
