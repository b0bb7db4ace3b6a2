/** Everything that a site knows of one person, for that person: as a document to be read or taken elsewhere. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { lead, leadExample } from '../../contacts/leads/contract.ts'

const records = z
  .array(z.record(z.string(), z.unknown()))
  .openapi({ description: 'Records as names and values in words, times in UTC. Empty values are omitted.' })

const personExport = z
  .object({
    exported_at: instant,
    lead,
    deleted_fields: records.openapi({ description: 'Values of deleted custom fields that can still be restored.' }),
    consents: records,
    left_topics: records.openapi({ description: 'Email topics that the person opted out of.' }),
    submissions: records.openapi({ description: 'Forms that the person submitted.' }),
    campaigns: records,
    visitors: records.openapi({ description: 'Browsers known to be the person’s.' }),
    visits: records,
    journeys: records.openapi({ description: 'Runs of journeys.' }),
    emails: records,
    email_activity: records.openapi({ description: 'Opens, clicks, bounces, complaints and replies.' }),
    answers: records.openapi({ description: 'Answers to questions in emails.' }),
    ai_texts: records.openapi({ description: 'AI texts written for the person.' }),
    conversations: records.openapi({ description: 'Conversations with assistants.' }),
    former_addresses: records.openapi({ description: 'Addresses that the person had before a merge or a change.' }),
    merged_leads: records,
    sandboxes: records,
    incoming_calls: records,
    services: records,
    timeline: records,
  })
  .openapi('PersonExport')

const nothing = {
  ...{ deleted_fields: [], campaigns: [], visitors: [], visits: [], journeys: [], emails: [], email_activity: [] },
  ...{ answers: [], ai_texts: [], conversations: [], former_addresses: [], merged_leads: [], left_topics: [] },
  ...{ sandboxes: [], incoming_calls: [], services: [] },
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
    'Meant for the person who requests their data: fields, tags and audiences, consents, submissions, visits, journeys, emails, answers and the timeline. Passwords are never stored, and so never exported.',
  status: 200,
  shows_people: 'exported',
  params: siteParams.extend({ lead_id: id('lead') }),
  response: personExport,
  example: {
    exported_at: '2027-03-14T09:30:00.000Z',
    lead: leadExample,
    ...nothing,
    consents: [{ type: 'checkbox', text: 'Send me news.', place: 'form', at: '2027-03-14T09:30:00.000Z' }],
    submissions: [{ popup: 'Welcome', values: { email: 'maria@example.com' }, at: '2027-03-14T09:30:00.000Z' }],
    timeline: [{ name: 'lead.created', data: { source: 'form' }, at: '2027-03-14T09:30:00.000Z' }],
  },
})
