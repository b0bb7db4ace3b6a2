/** The routes of journeys. */
import { route } from '../../../platform/routing/route.ts'
import { enrollMatching, previewEnrollMatching } from './enrollments/service.ts'
import { pauseJourney, previewJourneyResume, previewSiteResume, resumeJourney } from './life/pause-service.ts'
import { enrollLeads, publishJourney, switchOffJourney, switchOnJourney } from './life/service.ts'
import {
  createJourney,
  deleteJourney,
  duplicateJourney,
  getJourney,
  listJourneys,
  previewEnrollment,
  updateJourney,
  validateJourney,
} from './service.ts'
import { testSendJourney } from './test-send/service.ts'

export const routes = [
  route(listJourneys),
  route(createJourney),
  route(getJourney),
  route(updateJourney),
  route(deleteJourney),
  route(duplicateJourney),
  route(validateJourney),
  route(previewEnrollment),
  route(publishJourney),
  route(switchOffJourney),
  route(switchOnJourney),
  route(pauseJourney),
  route(resumeJourney),
  route(previewJourneyResume),
  route(previewSiteResume),
  route(testSendJourney),
  route(enrollLeads),
  route(previewEnrollMatching),
  route(enrollMatching),
]
