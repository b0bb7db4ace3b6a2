/** The routes of actions on many leads. */
import { route } from '../../../platform/routing/route.ts'
import { previewLeadAction, startLeadAction } from './service.ts'

export const routes = [route(startLeadAction), route(previewLeadAction)]
