/** The routes of second factors. */
import { route } from '../../platform/routing/route.ts'
import {
  confirmSecondFactor,
  createRecoveryCodes,
  disableSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from './service.ts'
import { completeSignIn, requestSecondStepCode } from './step-service.ts'

export const routes = [
  route(getSecondFactor),
  route(startSecondFactor),
  route(confirmSecondFactor),
  route(disableSecondFactor),
  route(createRecoveryCodes),
  route(completeSignIn),
  route(requestSecondStepCode),
]
