/** What a simulation takes and answers one of, each with what it means. */
import { enumOf } from '../../../../platform/schemas/enum-of.ts'

export const simulatedVersion = enumOf({
  draft: 'The one that is being edited.',
  published: 'The one that leads enter.',
}).openapi('SimulatedVersion')

export const zoneSource = enumOf({
  lead: 'The lead’s own.',
  journey: 'That of the journey, since the lead’s is not known or not asked for.',
  site: 'That of the site, since the journey names none.',
}).openapi('ZoneSource')

export const simulatedRefusal = enumOf({
  suppressed: 'The lead’s address is suppressed.',
  not_matching: 'The lead does not meet the journey’s conditions.',
}).openapi('SimulatedRefusal', {
  description: 'Why this lead would not be enrolled. It is simulated all the same.',
})

export const whatIfOutcome = enumOf({
  enrolled: 'It would be in the journey.',
  suppressed: 'It would be left out, since its address is suppressed.',
  not_matching: 'It would be left out, since it does not meet the conditions.',
}).openapi('WhatIfOutcome')
