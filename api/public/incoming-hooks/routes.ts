/** The route of incoming hooks. */
import { route } from '../../platform/routing/route.ts'
import { receiveIncomingCall } from './service.ts'

export const routes = [route(receiveIncomingCall)]
