/** The consent ledger as it is read: entries of one lead. Nothing changes an entry. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, localeName, siteParams } from '../../../platform/schemas/schemas.ts'
import { entryMethods } from './ledger-table.ts'

export const consentMethod = enumWith(entryMethods, {
  checkbox: 'They ticked a box.',
  notice: 'They submitted a form with a notice.',
  api: 'A program stated it.',
  import: 'An imported file stated it.',
  double_opt_in: 'They opened the link of the confirmation email.',
  incoming_hook: 'Another system sent that they agreed.',
  link: 'They used the unsubscribe link of an email.',
  one_click: 'They used the unsubscribe button of their email program.',
  journey: 'A step of a journey unsubscribed them.',
  manual: 'A person of the site entered it.',
  import_undone: 'The import by which they had agreed was undone.',
  earlier_withdrawal: 'The lead was given an address whose person had unsubscribed, and had been erased since.',
}).openapi('ConsentMethod', {
  description: 'How the person agreed or withdrew.',
})

export const consent = z
  .object({
    id: id('consent'),
    lead_id: id('lead'),
    type: z.enum(['given', 'withdrawn']).openapi('ConsentType'),
    text: z.string().openapi({
      description:
        'The consent text as the person saw it, or what an imported file says. Of a withdrawal, what was said of it elsewhere; otherwise empty.',
    }),
    text_version: z.int().openapi({ description: 'Version of the consent text.' }),
    place: z.string().openapi({
      description:
        'Where consent was given or withdrawn: the ID of a popup or incoming hook, `api`, `admin`, `email`, `journey` or `import`.',
    }),
    method: consentMethod,
    page_url: z.string().nullable(),
    language: localeName.optional(),
    ip: z.string().nullable(),
    email_id: z.string().nullable(),
    occurred_at: instant.openapi({
      description: 'Time of the consent or withdrawal; of an imported one, as the file says.',
    }),
  })
  .openapi('Consent')

export const listConsents = contract({
  database: 'site',
  permission: 'read-lead',
  tag: 'consents',
  operationId: 'listConsents',
  method: 'get',
  path: '/v1/sites/{site_id}/leads/{lead_id}/consents',
  summary: 'List the consents of a lead, newest first',
  description: 'Returns what the lead agreed to and withdrew, when, where and by which text.',
  status: 200,
  params: siteParams.extend({ lead_id: id('lead') }),
  query: z.strictObject(createdQuery),
  response: pageOf('ConsentPage', consent),
  example: {
    data: [
      {
        id: 'cons_0199a3f2c4d87e6b9a0112233445566f',
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        type: 'given',
        text: 'Send me news.',
        text_version: 1,
        place: 'popup_0199a3f2c4d87e6b9a0112233445566f',
        method: 'checkbox',
        page_url: 'https://example.com/pricing',
        language: 'en',
        ip: null,
        email_id: null,
        occurred_at: '2027-03-14T09:30:00.000Z',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
