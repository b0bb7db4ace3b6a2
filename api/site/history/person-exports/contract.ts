/** Everything that a site knows of one person, for that person: as a document to be read or taken elsewhere. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'
import { lead, leadExample } from '../../contacts/leads/contract.ts'

const records = z
  .array(z.record(z.string(), z.unknown()))
  .openapi({ description: 'Names and values in words; moments in UTC. What is empty is absent.' })

const personExport = z
  .object({
    exported_at: instant,
    lead,
    deleted_fields: records.openapi({ description: 'Values of custom fields that can still be restored.' }),
    consents: records,
    left_topics: records.openapi({ description: 'Kinds of email that the person no longer wants.' }),
    submissions: records.openapi({ description: 'What the person sent by forms.' }),
    campaigns: records,
    visitors: records.openapi({ description: 'Browsers that are known to be the person’s.' }),
    visits: records,
    journeys: records.openapi({ description: 'Runs of journeys.' }),
    emails: records,
    email_activity: records.openapi({ description: 'Opens and clicks, bounces, complaints and replies.' }),
    answers: records.openapi({ description: 'To questions in emails.' }),
    ai_texts: records.openapi({ description: 'Texts that were written for the person.' }),
    conversations: records.openapi({ description: 'What was said with assistants.' }),
    merged_leads: records,
    timeline: records,
  })
  .openapi('PersonExport')

const nothing = {
  ...{ deleted_fields: [], campaigns: [], visitors: [], visits: [], journeys: [], emails: [], email_activity: [] },
  ...{ answers: [], ai_texts: [], conversations: [], merged_leads: [], left_topics: [] },
}

export const exportPerson = contract({
  database: 'site',
  permission: 'manage-leads',
  tag: 'leads',
  operationId: 'exportPerson',
  method: 'get',
  path: '/v1/sites/{site_id}/leads/{lead_id}/export',
  summary: 'Export everything about a person',
  description:
    'For the person who asks for it: fields, tags and audiences, consents, submissions, visits, journeys, emails, answers and the timeline. Passwords are never stored, so they are in no export.',
  status: 200,
  shows_people: 'exported',
  params: siteParams.extend({ lead_id: id('lead') }),
  response: personExport,
  example: {
    exported_at: '2027-03-14T09:30:00.000Z',
    lead: leadExample,
    ...nothing,
    consents: [{ kind: 'checkbox', text: 'Send me news.', place: 'form', at: '2027-03-14T09:30:00.000Z' }],
    submissions: [{ popup: 'Welcome', values: { email: 'maria@example.com' }, at: '2027-03-14T09:30:00.000Z' }],
    timeline: [{ name: 'lead.created', data: { source: 'form' }, at: '2027-03-14T09:30:00.000Z' }],
  },
})
