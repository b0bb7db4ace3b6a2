/** Visitors: browsers, the pages that they saw, and the leads that they belong to. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery, flag } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../lead-records/rules.ts'
import { visitorDeleted, visitorLinked, visitorUnlinked } from './events.ts'
import { touchOnTheWire, visitorDevice, visitorId } from './rules.ts'

const country = z.string().openapi({ description: 'Two-letter country code (ISO 3166-1 alpha-2).' })

const visitor = z
  .object({
    uuid: z.string(),
    lead_id: id('lead').nullable(),
    lead: leadSummary.optional(),
    known_by: z
      .enum(['form', 'link', 'page', 'owner'])
      .openapi('VisitorKnownBy', {
        description:
          'How the visitor became known. `form`: a submitted form. `link`: a signed link. `page`: identified by the page with proof. `owner`: linked by hand.',
      })
      .optional(),
    linked_at: instant.nullable(),
    first_visit: instant,
    last_visit: instant,
    visits: z.int(),
    pages: z.int(),
    time_on_pages_ms: z.int().openapi({ description: 'Time for which pages were visible, in milliseconds.' }),
    interactions: z.int(),
    country_code: country.nullable(),
    device: visitorDevice.optional(),
    platform: z.string().nullable(),
    browser: z.string().nullable(),
    language: z.string().nullable(),
    timezone: z.string().nullable(),
    referrer_url: z.string().nullable().openapi({ description: 'Referrer of the first visit.' }),
    is_robot: z.boolean(),
    first_touch: touchOnTheWire.optional(),
    last_touch: touchOnTheWire.optional(),
    traits: z
      .record(z.string(), z.string())
      .openapi({ description: 'Properties set by the page with `identify`, such as an email address. Not verified.' }),
  })
  .openapi('Visitor')

const example = {
  uuid: '0199a3f2-c4d8-7e6b-9a01-12233445566f',
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  lead: { email: 'ana@example.com', name: 'Ana Reyes' },
  known_by: 'form',
  linked_at: '2027-03-14T09:32:00.000Z',
  first_visit: '2027-03-14T09:30:00.000Z',
  last_visit: '2027-03-14T09:32:00.000Z',
  ...{ visits: 1, pages: 3, time_on_pages_ms: 94_000, interactions: 12 },
  country_code: 'ES',
  device: 'mobile',
  ...{ platform: 'iOS', browser: 'Safari', language: 'es-ES', timezone: 'Europe/Madrid' },
  referrer_url: 'https://search.example/',
  is_robot: false,
  first_touch: {
    at: '2027-03-14T09:30:00.000Z',
    referrer: 'https://search.example/',
    landing_page: 'https://casa-verde.example/balconies',
  },
  traits: {},
} as const

const visit = z
  .object({
    type: z.enum(['page', 'custom']).openapi('VisitType'),
    at: instant,
    name: z
      .string()
      .nullable()
      .openapi({ description: 'Name of an event tracked by the page. Absent for page views.' }),
    page_url: z.string().nullable(),
    title: z.string().nullable(),
    referrer: z.string().nullable(),
    properties: z
      .record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean()]).openapi({ type: ['string', 'number', 'boolean'] }),
      )
      .optional(),
    visible_ms: z.int().openapi({ description: 'Time for which the page was visible, in milliseconds.' }),
    interactions: z.int(),
  })
  .openapi('Visit')

const base = '/v1/sites/{site_id}/visitors'
const reading = { database: 'site', permission: 'read-lead', tag: 'visitors', method: 'get', status: 200 } as const
const writing = { database: 'site', permission: 'manage-leads', tag: 'visitors' } as const
const params = siteParams.extend({ visitor_id: visitorId })

export const listVisitors = contract({
  ...reading,
  operationId: 'listVisitors',
  path: base,
  summary: 'List visitors, last seen first',
  description: 'Returns browsers that visited the site, and the lead that each is known to be.',
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    lead_id: id('lead').optional(),
    known: flag
      .optional()
      .openapi({ type: 'boolean', description: '`true` for visitors whose lead is known, `false` for the others.' }),
    robots: flag.optional().openapi({
      type: 'boolean',
      description: '`true` for visitors that are probably bots, `false` for the others.',
      default: false,
    }),
    country_code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  response: pageOf('VisitorPage', visitor),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getVisitor = contract({
  ...reading,
  operationId: 'getVisitor',
  path: `${base}/{visitor_id}`,
  summary: 'Get a visitor',
  description: 'Returns visits, device, place and source of the visitor.',
  params,
  response: visitor,
  example,
})

export const listVisits = contract({
  ...reading,
  operationId: 'listVisits',
  path: `${base}/{visitor_id}/visits`,
  summary: 'List the visits of a visitor, newest first',
  description: 'Returns pages that were visited and events of your own.',
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('VisitPage', visit),
  example: {
    data: [
      {
        ...{ type: 'page', at: '2027-03-14T09:30:00.000Z', name: null },
        ...{ page_url: 'https://casa-verde.example/balconies', title: 'Balconies', referrer: null },
        ...{ visible_ms: 41_000, interactions: 5 },
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const linkVisitor = contract({
  ...writing,
  operationId: 'linkVisitor',
  method: 'post',
  path: `${base}/{visitor_id}/link`,
  summary: 'Link a visitor to a lead',
  description: 'The visitor’s past and later visits are in the lead’s timeline.',
  status: 200,
  audit: visitorLinked,
  params,
  body: z.strictObject({ lead_id: id('lead') }).openapi('VisitorLink'),
  body_example: { lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f' },
  response: visitor,
  example: { ...example, known_by: 'owner' },
})

export const unlinkVisitor = contract({
  ...writing,
  operationId: 'unlinkVisitor',
  method: 'post',
  path: `${base}/{visitor_id}/unlink`,
  summary: 'Unlink a visitor from a lead',
  description:
    'The page views are removed from the lead’s history, and the lead’s origin is taken from its other browsers. The visits stay with the visitor.',
  status: 200,
  audit: visitorUnlinked,
  params,
  response: visitor,
  example: { ...example, lead_id: null, lead: undefined, known_by: undefined, linked_at: null },
})

export const deleteVisitor = contract({
  ...writing,
  operationId: 'deleteVisitor',
  method: 'delete',
  path: `${base}/{visitor_id}`,
  summary: 'Delete a visitor and their visits; counts stay',
  description: 'The browser is a new visitor the next time.',
  status: 204,
  audit: visitorDeleted,
  params,
})
