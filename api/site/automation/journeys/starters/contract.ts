/** Journeys to begin with: what there is, and making one. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { enumWith } from '../../../../platform/schemas/enum-of.ts'
import { filledText, id, siteParams } from '../../../../platform/schemas/schemas.ts'
import { journeyCreated } from '../events.ts'
import { importedExample, importedJourney, journeyReferenceType } from '../transfer/contract.ts'
import { starterKeys } from './starters.ts'

const starterKey = enumWith(starterKeys, {
  welcome: 'Greets new leads with a few emails.',
  confirmation: 'Asks new leads to confirm their address.',
  birthday: 'Writes to leads on their birthday.',
  re_engagement: 'Writes to leads that have been silent.',
  lead_magnet: 'Sends what a form promised, and follows up.',
  question: 'Asks a question, and sorts leads by their answer.',
}).openapi('JourneyStarterKey')

const starter = z
  .object({
    key: starterKey,
    name: z.string(),
    description: z.string(),
    creates: z.array(z.object({ type: journeyReferenceType, name: z.string() }).openapi('StarterReference')).openapi({
      description: 'Objects that the journey uses, named in the site’s language. Missing ones are created.',
    }),
  })
  .openapi('JourneyStarter')

const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys', params: siteParams } as const

export const listJourneyStarters = contract({
  ...of,
  operationId: 'listJourneyStarters',
  method: 'get',
  path: '/v1/sites/{site_id}/journey-starters',
  summary: 'List journey starters',
  description: 'Returns journeys to begin with, each with its first steps and what it names.',
  status: 200,
  response: z.object({ data: z.array(starter) }).openapi('JourneyStarters'),
  example: {
    data: [
      {
        key: 'birthday',
        name: 'Birthday',
        description: 'Congratulates each year on the day, in the morning of the lead’s own time.',
        creates: [
          { type: 'field', name: 'Birthday' },
          { type: 'template', name: 'Happy birthday' },
        ],
      },
    ],
  },
})

export const createJourneyFromStarter = contract({
  ...of,
  operationId: 'createJourneyFromStarter',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/from-starter',
  summary: 'Create a draft from a starter, with the templates, tags and fields it needs',
  description: 'Texts are in the site’s language. Without `sender_id`, the sender that was verified first is used.',
  status: 201,
  audit: journeyCreated,
  body: z
    .strictObject({ starter: starterKey, name: filledText(100).optional(), sender_id: id('sender').optional() })
    .openapi('JourneyFromStarter'),
  body_example: { starter: 'welcome' },
  response: importedJourney,
  example: importedExample,
  problems: ['name_taken'],
})
