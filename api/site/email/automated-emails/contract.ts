/** Emails that a site sends by itself: to who joins, to who must confirm, to who submits a form. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { automatedEmailReset, automatedEmailUpdated, automatedEmailWritten } from './events.ts'
import { automatedTypes } from './kinds.ts'

const type = z.enum(automatedTypes).openapi('AutomatedEmailType', {
  description:
    '`welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm.',
})

const problemCode = enumOf({
  template_missing: 'The template was deleted; choose another one.',
  template_disabled: 'The template is disabled; enable it.',
  no_sender: 'The site has no sender; add one.',
  sender_not_verified: 'The sender’s address is not confirmed; open the link sent to it.',
  failed: 'The template could not be used, and the built-in text was sent instead.',
}).openapi('AutomatedEmailProblem', {
  description: 'Why it is not sent as configured.',
})

const automatedEmail = z
  .object({
    type,
    enabled: z.boolean(),
    always_on: z.boolean().openapi({ description: 'Whether it cannot be turned off.' }),
    template_id: id('template').nullable().openapi({
      description: 'ID of the template. `null` for the built-in text; kinds without a built-in text then send nothing.',
    }),
    template_name: z.string().nullable(),
    sender_id: id('sender')
      .nullable()
      .openapi({ description: 'ID of the sender. `null` for the sender that was verified first.' }),
    problem: problemCode.optional(),
    failed_at: instant.nullable(),
    version,
    updated_at: instant.nullable().openapi({ description: 'Time of the last change. `null` if it was never changed.' }),
  })
  .openapi('AutomatedEmail')

const of = { database: 'site', permission: 'manage-emails', tag: 'automated-emails', status: 200 } as const
const path = '/v1/sites/{site_id}/automated-emails'
const params = siteParams.extend({ type })
const example = {
  type: 'welcome',
  enabled: true,
  always_on: false,
  template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
  template_name: 'Welcome email',
  sender_id: null,
  failed_at: null,
  version: 2,
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const listAutomatedEmails = contract({
  ...of,
  operationId: 'listAutomatedEmails',
  method: 'get',
  path,
  summary: 'List automated emails',
  description: 'Returns the emails that the site sends by itself, with template and sender of each.',
  params: siteParams,
  response: z.object({ data: z.array(automatedEmail) }).openapi('AutomatedEmailList'),
  example: { data: [example] },
})

export const getAutomatedEmail = contract({
  ...of,
  operationId: 'getAutomatedEmail',
  method: 'get',
  path: `${path}/{type}`,
  summary: 'Get an automated email',
  description: 'Returns template, sender and status of one of the emails that the site sends by itself.',
  params,
  response: automatedEmail,
  example,
  versioned: true,
})

export const updateAutomatedEmail = contract({
  ...of,
  operationId: 'updateAutomatedEmail',
  method: 'patch',
  path: `${path}/{type}`,
  summary: 'Turn an automated email on or off, and choose its template and sender',
  description:
    'Its content is that of its template, which also has its languages, preview, test and versions. The template of a confirmation must contain `{{ confirmation_url }}` in every language.',
  audit: automatedEmailUpdated,
  params,
  body: z
    .strictObject({
      enabled: z.boolean(),
      template_id: id('template').nullable(),
      sender_id: id('sender').nullable(),
    })
    .partial()
    .openapi('AutomatedEmailChanges'),
  body_example: { sender_id: null },
  response: automatedEmail,
  example,
  versioned: true,
})

export const writeAutomatedEmail = contract({
  ...of,
  operationId: 'writeAutomatedEmail',
  method: 'post',
  path: `${path}/{type}/template`,
  summary: 'Create a template from the built-in text of an automated email',
  description: 'Creates the template in both languages. A template used before is kept.',
  audit: automatedEmailWritten,
  params,
  response: automatedEmail,
  example,
})

export const resetAutomatedEmail = contract({
  ...of,
  operationId: 'resetAutomatedEmail',
  method: 'post',
  path: `${path}/{type}/reset`,
  summary: 'Restore the built-in text of an automated email’s template',
  description:
    'Adds a new version to the template, so that the previous one can be restored. Without a template, nothing changes.',
  audit: automatedEmailReset,
  params,
  response: automatedEmail,
  example,
})
