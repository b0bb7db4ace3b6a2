/** Resuming: how much is overdue, and what to do with it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { id, siteParams } from '../../../../platform/schemas/schemas.ts'

const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys', method: 'get', status: 200 } as const
const response = z
  .object({
    overdue_runs: z.int().openapi({ description: 'Number of runs whose wait ended while they were paused.' }),
    queued_emails: z
      .int()
      .openapi({ description: 'Number of emails that were queued when the pause began, or during it.' }),
  })
  .openapi('ResumePreview')
const example = { overdue_runs: 412, queued_emails: 37 }

export const previewJourneyResume = contract({
  ...of,
  operationId: 'previewJourneyResume',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/resume-preview',
  summary: 'Preview what resuming a journey would do at once',
  description: 'Counts steps and emails that were due while it was paused. Changes nothing.',
  params: siteParams.extend({ journey_id: id('journey') }),
  response,
  example,
})

export const previewSiteResume = contract({
  ...of,
  operationId: 'previewSiteResume',
  path: '/v1/sites/{site_id}/resume-preview',
  summary: 'Preview what resuming a site would do at once',
  description: 'Counts steps and emails that were due while the site was paused. Changes nothing.',
  params: siteParams,
  response,
  example,
})
