/** The schemas of events in the document, made of what the features declare: streams, the timeline and histories name them. */
import { z } from '@hono/zod-openapi'
import { features } from './features.ts'
import { type EventDefinition, isBare, onlyCause } from './platform/events/define.ts'
import { eventName } from './platform/events/schema.ts'
import type { Contract } from './platform/features/contract.ts'
import { instant } from './platform/schemas/schemas.ts'
import { TEST_EVENT } from './site/history/webhooks/message.ts'

/** Every event, by its name. */
export const declaredEvents: readonly EventDefinition[] = features
  .flatMap(({ events = [] }) => events)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const namesOf = (events: readonly EventDefinition[]) => events.map(({ name }) => name) as [string, ...string[]]

export const eventNames = (): readonly string[] => namesOf(declaredEvents)

/** `lead.tag_added` is a `LeadTagAddedEvent`, and a `LeadTagAddedEntry` of the timeline. */
const schemaName = (name: string, what: string): string =>
  `${name.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}${what}`

const of_lead = z.string().openapi({ description: 'ID of the lead that the event is about.' })
const of_any = z.string().nullable().openapi({
  description: 'ID of the lead that the event is about. `null` if it is about none.',
})
const subject_id = z.string().nullable().openapi({
  description: 'ID of the object that the event is about. `null` if it is about none.',
})

/** What it is about, and what it says besides. */
const dataOf = ({ name, about, data }: EventDefinition): z.ZodObject =>
  z
    .object({ ...data.shape, subject_id, lead_id: about === 'lead' ? of_lead : of_any })
    .openapi(schemaName(name, 'EventData'), { description: `What \`${name}\` says.` })

const bareData = (about: 'lead' | 'site') =>
  z
    .object({ ...onlyCause.shape, subject_id, lead_id: about === 'lead' ? of_lead : of_any })
    .openapi(about === 'lead' ? 'LeadEventData' : 'SiteChangeEventData', {
      description: 'What an event is about that says all in its name.',
    })

const dataSchemas = new Map(
  declaredEvents.filter(event => !isBare(event)).map(event => [event.name, dataOf(event)] as const),
)
const bareSchemas = { lead: bareData('lead'), site: bareData('site') }

const frame = (event: EventDefinition, type: z.ZodType) => ({
  id: z.string().openapi({
    description:
      'ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored.',
  }),
  type: type.openapi({ description: 'Name of the event.' }),
  timestamp: instant.openapi({ description: 'Time of the event, in UTC.' }),
  site_id: z.string(),
  data: dataSchemas.get(event.name) ?? bareSchemas[event.about === 'lead' ? 'lead' : 'site'],
})

type Frame = (event: EventDefinition, type: z.ZodType) => z.ZodObject

/** One schema for each event with data; those that say all in their name share one for leads and one for the site. */
function schemasOf(events: readonly EventDefinition[], framed: Frame, what: string) {
  const bare = events.filter(isBare)
  const [ofLeads, ofSite] = [bare.filter(({ about }) => about === 'lead'), bare.filter(({ about }) => about === 'site')]
  const shared = [
    { events: ofLeads, name: `Lead${what}`, names: 'LeadEventName' },
    { events: ofSite, name: `SiteChange${what}`, names: 'SiteChangeName' },
  ].flatMap(({ events: [...alike], name, names }) => {
    const [first] = alike
    return first ? [framed(first, z.enum(namesOf(alike)).openapi(names)).openapi(name)] : []
  })
  const own = events
    .filter(event => event.about !== 'account' && !isBare(event))
    .map(event => framed(event, z.literal(event.name)).openapi(schemaName(event.name, what)))
  return [...shared, ...own] as unknown as [z.ZodObject<{ type: z.ZodLiteral }>]
}

const sent = schemasOf(declaredEvents, (event, type) => z.object(frame(event, type)), 'Event')

/** What the stream sends, told apart by `type`. */
export const siteEvent = z
  .discriminatedUnion('type', sent)
  .openapi('SiteEvent', { description: 'An event of a site, as sent by the stream and to webhook endpoints.' })

const testEvent = z
  .object({
    id: z.string().openapi({ description: 'ID of the test.' }),
    type: z.literal(TEST_EVENT).openapi({ description: `Always \`${TEST_EVENT}\`.` }),
    timestamp: instant.openapi({ description: 'Time of the test, in UTC.' }),
    site_id: z.string(),
    data: bareSchemas.site,
  })
  .openapi('WebhookTestEvent', { description: 'A test that was asked for: its subject is the webhook endpoint.' })

/** What is posted to endpoints of webhooks. */
export const webhookPayload = z
  .discriminatedUnion('type', [...sent, testEvent])
  .openapi('WebhookPayload', { description: 'Body of a request to a webhook endpoint: a `SiteEvent`, or a test.' })

export const webhookExample = {
  id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
  type: 'lead.created',
  timestamp: '2027-03-14T09:30:00.000Z',
  site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
  data: {
    source: 'form',
    mailability: 'subscribed',
    subject_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
    lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  },
}

const title = z.string().openapi({ description: 'Name of the event in words, in the language of `Accept-Language`.' })

/** What a lead's timeline holds, told apart by `type`. */
export const timelineEntry = z
  .discriminatedUnion(
    'type',
    schemasOf(
      declaredEvents.filter(({ timeline }) => timeline),
      (event, type) => z.object({ ...frame(event, type), title }),
      'Entry',
    ),
  )
  .openapi('LeadTimelineEntry', { description: 'Something that happened to a lead.' })

/**
 * A stream as OpenAPI before 3.2 describes one: by a single event of it. Its `data` becomes JSON in a text once the document
 * is made (`describeStreams`), since zod cannot say so.
 */
export function streamSchema({ events, tag }: Contract): z.ZodType {
  if (tag === 'stream') return z.object({ id: z.string().optional(), event: eventName, data: siteEvent })
  const each = Object.entries(events ?? {}).map(([name, data]) => z.object({ event: z.literal(name), data }))
  return z.discriminatedUnion('event', each as [(typeof each)[number]])
}
