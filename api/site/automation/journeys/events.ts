/** What happens to journeys. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'

export const journeyCreated = defineEvent('journey.created')
export const journeyUpdated = defineEvent('journey.updated')
export const journeyDeleted = defineEvent('journey.deleted')
export const journeyPublished = defineEvent('journey.published')
export const journeySwitchedOff = defineEvent('journey.switched_off')
export const journeySwitchedOn = defineEvent('journey.switched_on')
export const journeyPaused = defineEvent('journey.paused')
export const journeyResumed = defineEvent('journey.resumed')
export const journeyLeadsEnrolled = defineEvent('journey.leads_enrolled')

/** A trigger brought a lead that did not enter. */
export const journeyNotEnrolled = defineLeadEvent(
  'journey.not_enrolled',
  z.object({
    journey_id: z.string(),
    journey_name: z.string(),
    reason: z.string(),
    run_id: z.string().optional(),
    cause_event: z.string().nullable(),
  }),
)
