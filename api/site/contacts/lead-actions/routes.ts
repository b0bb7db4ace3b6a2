/** The routes of actions on many leads. */
import { route } from '../../../platform/route.ts'
import { previewLeadAction, startLeadAction } from './service.ts'

export const routes = [route(startLeadAction), route(previewLeadAction)]
