/** The route of incoming hooks. */
import { route } from '../../platform/route.ts'
import { receiveIncomingCall } from './service.ts'

export const routes = [route(receiveIncomingCall)]
