/** Journeys: automated sequences that leads go through. */

import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { resumption } from '../../../platform/features/resumption.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { journeyDocument } from '../journey-records/rules.ts'
import { runLimits } from '../runs/limits.ts'
import * as events from './events.ts'
import { expandJourneys, flow, recentEnrollments, runCounts } from './summary-schemas.ts'

export const journeyStatus = z.enum(['draft', 'on', 'off']).openapi('JourneyStatus')

export const journeyProblem = z
  .object({
    pointer: z.string().openapi({ description: 'JSON pointer into the document.' }),
    step_id: z.string().nullable(),
    code: z.string(),
    text: z.string(),
  })
  .openapi('JourneyProblem')

const summary = z.object({
  id: id('journey'),
  name: z.string(),
  description: z.string(),
  status: journeyStatus,
  paused: z.boolean(),
  throttled_at: instant.nullable().openapi({
    description: `When a lead was last kept out because it would have entered more than ${runLimits.journey_enrollments_per_hour_max} times within an hour, as happens where journeys feed each other. \`null\` if that has not happened since the last publication.`,
  }),
  published_version: z
    .int()
    .nullable()
    .openapi({ description: 'Version that new runs use. `null` if it was never published.' }),
  published_at: instant.nullable(),
  has_unpublished_changes: z.boolean(),
  runs: runCounts,
  version,
  created_at: instant,
  updated_at: instant,
})

const journeySummary = summary
  .extend({
    flow,
    recent_enrollments: recentEnrollments
      .optional()
      .openapi({ description: 'Recent enrollments. Only with `expand=recent_enrollments`.' }),
  })
  .openapi('JourneySummary', { description: 'A journey without its document.' })
export const journey = summary.extend({ document: journeyDocument }).openapi('Journey')

const journeyName = filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 })
const params = siteParams.extend({ journey_id: id('journey') })

const document = {
  triggers: [{ type: 'form_submitted' as const, popup_ids: ['popup_0199a3f2c4d87e6b9a0112233445566f'] }],
  allow_duplicate_enrollment: false,
  business_hours: { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00', timezone: 'Europe/Madrid' },
  use_lead_timezone: false,
  steps: [
    { id: 'tag', type: 'assign_tags' as const, tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] },
    { id: 'wait', type: 'delay' as const, duration: { value: 1, unit: 'days' as const } },
    {
      id: 'welcome',
      type: 'send_email' as const,
      template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
      sender_id: 'snd_0199a3f2c4d87e6b9a0112233445566f',
    },
  ],
}
const summaryExample = {
  id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Welcome',
  description: '',
  status: 'draft' as const,
  paused: false,
  throttled_at: null,
  published_version: null,
  published_at: null,
  has_unpublished_changes: true,
  runs: { enrolled: 0, live: 0, completed: 0, stopped: 0, failed: 0 },
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}
const flowExample = { steps: document.steps.map(({ type }) => ({ type, branches: null })), step_count: 3 }
export const journeyExample = { ...summaryExample, document }

const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys' } as const
const one = { ...of, params, response: journey, example: journeyExample, versioned: true, status: 200 } as const

export const listJourneys = contract({
  ...of,
  operationId: 'listJourneys',
  method: 'get',
  path: '/v1/sites/{site_id}/journeys',
  summary: 'List journeys, without their documents',
  description: 'Returns journeys with their status and the number of their runs.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...updatedQuery, status: journeyStatus.optional(), expand: expandJourneys }),
  response: pageOf('JourneyPage', journeySummary),
  example: { data: [{ ...summaryExample, flow: flowExample }], has_more: false, next_cursor: null },
})

export const createJourney = contract({
  ...of,
  operationId: 'createJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys',
  summary: 'Create a journey as a draft',
  description: 'It enrolls nobody until it is published.',
  status: 201,
  audit: events.journeyCreated,
  params: siteParams,
  body: z
    .strictObject({ name: journeyName, description: text(2000).optional(), document: journeyDocument.optional() })
    .openapi('NewJourney'),
  body_example: { name: 'Welcome', document },
  response: journey,
  example: journeyExample,
  versioned: true,
  problems: ['name_taken'],
})

export const getJourney = contract({
  ...one,
  operationId: 'getJourney',
  method: 'get',
  path: '/v1/sites/{site_id}/journeys/{journey_id}',
  summary: 'Get a journey',
  description: 'Returns the document of the draft and the status of the journey.',
})

export const updateJourney = contract({
  ...one,
  operationId: 'updateJourney',
  method: 'patch',
  path: '/v1/sites/{site_id}/journeys/{journey_id}',
  summary: 'Change a journey’s draft; runs under way keep their version',
  description: 'Changes the fields that are sent. Leads enter the changed draft once it is published.',
  audit: events.journeyUpdated,
  body: z
    .strictObject({ name: journeyName, description: text(2000), document: journeyDocument })
    .partial()
    .openapi('JourneyChanges'),
  body_example: { name: 'Welcome', document },
  problems: ['name_taken'],
})

export const deleteJourney = contract({
  ...of,
  operationId: 'deleteJourney',
  method: 'delete',
  path: '/v1/sites/{site_id}/journeys/{journey_id}',
  summary: 'Delete a journey that is off and has no live runs',
  description: 'Its ended runs are deleted with it. Emails that were sent stay in the history.',
  status: 204,
  audit: events.journeyDeleted,
  params,
  problems: ['in_use'],
})

export const duplicateJourney = contract({
  ...of,
  operationId: 'duplicateJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/duplicate',
  summary: 'Duplicate a journey as a new draft',
  description: 'Copies the draft. Runs are not copied.',
  status: 201,
  audit: events.journeyCreated,
  params,
  response: journey,
  example: journeyExample,
  versioned: true,
})

export const validateJourney = contract({
  ...of,
  operationId: 'validateJourney',
  method: 'get',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/problems',
  summary: 'Validate the draft of a journey',
  description: 'Returns what prevents publishing. Empty if nothing does.',
  status: 200,
  params,
  response: z
    .object({
      data: z.array(journeyProblem),
      warnings: z.array(journeyProblem).openapi({ description: 'Issues that do not prevent publishing.' }),
    })
    .openapi('JourneyProblems'),
  example: { data: [{ pointer: '/steps', step_id: null, code: 'no_steps', text: 'Add a step.' }], warnings: [] },
})

export const previewEnrollment = contract({
  ...of,
  operationId: 'previewEnrollment',
  method: 'get',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/enrollment-preview',
  summary: 'Count the existing leads that publishing would enroll',
  description:
    'Counts leads for whom a trigger of the draft holds now and who meet its criteria, except those already in the journey.',
  status: 200,
  params,
  response: z.object({ matching_leads: z.int() }).openapi('EnrollmentPreview'),
  example: { matching_leads: 412 },
})

export const publishJourney = contract({
  ...one,
  operationId: 'publishJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/publish',
  summary: 'Publish the draft and turn the journey on',
  description:
    'The draft becomes the new version, and its triggers enroll leads. Live runs keep the version that they have.',
  audit: events.journeyPublished,
  body: z
    .strictObject({
      enroll: z.enum(['existing', 'new']).openapi('EnrollmentChoice', {
        description:
          'Which leads to enroll. `new`: only leads that a trigger brings from now on. `existing`: also, at once, leads for whom a trigger holds now and who meet the criteria: those with the tag, in the audience, who submitted the popup, spoke with the assistant, confirmed their address, or whose date is today in the time zone that applies (each date enrolls once); if the trigger is a new lead, every lead. Clicks, visits, changed fields and API events are momentary and never hold for existing leads.',
      }),
    })
    .openapi('JourneyPublication'),
  body_example: { enroll: 'new' },
  problems: ['journey_incomplete', 'changed_elsewhere'],
})

export const switchOffJourney = contract({
  ...one,
  operationId: 'switchOffJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/switch-off',
  summary: 'Stop enrolling; let runs finish, or stop them',
  description: 'Triggers no longer enroll leads.',
  audit: events.journeySwitchedOff,
  body: z.strictObject({ runs: z.enum(['finish', 'stop']).openapi('RunsOnSwitchOff') }).openapi('JourneySwitchOff'),
  body_example: { runs: 'finish' },
  problems: ['transition_not_allowed'],
})

export const switchOnJourney = contract({
  ...one,
  operationId: 'switchOnJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/switch-on',
  summary: 'Turn a journey on again, with the version published last',
  description: 'Triggers enroll leads again. Changes of the draft are not published by it.',
  audit: events.journeySwitchedOn,
  problems: ['transition_not_allowed'],
})

export const pauseJourney = contract({
  ...one,
  operationId: 'pauseJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/pause',
  summary: 'Pause a journey; nothing runs or is sent, queued email included',
  description: 'Runs stay where they are, and triggers enroll nobody. `resumeJourney` goes on.',
  audit: events.journeyPaused,
})

export const resumeJourney = contract({
  ...one,
  operationId: 'resumeJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/resume',
  summary: 'Resume a paused journey',
  description: 'Says what becomes of steps that were due meanwhile.',
  audit: events.journeyResumed,
  body: resumption,
  body_example: { overdue: 'continue' },
})
