/** The routes of broadcasts. */
import { route } from '../../../platform/routing/route.ts'
import { getBroadcastClickMap } from './click-map-service.ts'
import {
  cancelBroadcast,
  pauseBroadcast,
  resumeBroadcast,
  scheduleBroadcast,
  unscheduleBroadcast,
} from './life-service.ts'
import { previewBroadcast } from './preview-service.ts'
import { getBroadcastResults } from './results-service.ts'
import {
  createBroadcast,
  deleteBroadcast,
  duplicateBroadcast,
  getBroadcast,
  listBroadcasts,
  resendBroadcast,
  updateBroadcast,
} from './service.ts'
import { testSendBroadcast } from './test-send-service.ts'

export const routes = [
  route(listBroadcasts),
  route(createBroadcast),
  route(previewBroadcast),
  route(getBroadcast),
  route(updateBroadcast),
  route(deleteBroadcast),
  route(duplicateBroadcast),
  route(resendBroadcast),
  route(testSendBroadcast),
  route(scheduleBroadcast),
  route(unscheduleBroadcast),
  route(pauseBroadcast),
  route(resumeBroadcast),
  route(cancelBroadcast),
  route(getBroadcastResults),
  route(getBroadcastClickMap),
]
