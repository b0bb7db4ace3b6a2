/** The schemas of events in the document, made of what the features declare: streams, the timeline and histories name them. */
import { z } from '@hono/zod-openapi'
import { features } from './features.ts'
import type { Contract } from './platform/contract.ts'
import { type EventDefinition, isBare } from './platform/events/define.ts'
import { eventName } from './platform/events/schema.ts'
import { instant } from './platform/schemas.ts'

/** Every event, by its name. */
export const declaredEvents: readonly EventDefinition[] = features
  .flatMap(({ events = [] }) => events)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const namesOf = (events: readonly EventDefinition[]) => events.map(({ name }) => name) as [string, ...string[]]

export const eventNames = (): readonly string[] => namesOf(declaredEvents)

/** `lead.tag_added` is a `LeadTagAddedEvent`, and a `LeadTagAddedEntry` of the timeline. */
const schemaName = (name: string, what: string): string =>
  `${name.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}${what}`

const dataSchemas = new Map(
  declaredEvents.map(({ name, data }) => {
    const description = `What \`${name}\` says besides what it is about.`
    return [name, data.openapi(schemaName(name, 'EventData'), { description })] as const
  }),
)
/** An event that says all in its name has data, too: nothing. */
const dataOf = (event: EventDefinition): z.ZodObject => (isBare(event) ? event.data : dataSchemas.get(event.name)!)

const words = {
  name: { description: 'Name of the event.' },
  subject: { description: 'ID of the object that the event is about. `null` if it is about none.' },
  lead: { description: 'ID of the lead that the event is about. `null` if it is about none.' },
  at: { description: 'Time of the event, in UTC.' },
}

type Frame = (event: EventDefinition, name: z.ZodType) => z.ZodObject

/** One schema for each event with data; those that say all in their name share one for leads and one for the site. */
function schemasOf(events: readonly EventDefinition[], frame: Frame, what: string) {
  const bare = events.filter(isBare)
  const [ofLeads, ofSite] = [bare.filter(({ about }) => about === 'lead'), bare.filter(({ about }) => about === 'site')]
  const shared = [
    { events: ofLeads, name: `Lead${what}`, names: 'LeadEventName' },
    { events: ofSite, name: `SiteChange${what}`, names: 'SiteChangeName' },
  ].flatMap(({ events: [...alike], name, names }) => {
    const [first] = alike
    return first ? [frame(first, z.enum(namesOf(alike)).openapi(names)).openapi(name)] : []
  })
  const own = events
    .filter(event => event.about !== 'account' && !isBare(event))
    .map(event => frame(event, z.literal(event.name)).openapi(schemaName(event.name, what)))
  return [...shared, ...own] as unknown as [z.ZodObject<{ name: z.ZodLiteral }>]
}

const sent: Frame = (event, name) =>
  z.object({
    id: z.string().openapi({
      description:
        'ID of the event. For a change to the account, the ID of its activity; empty for events that are not stored.',
    }),
    name: name.openapi(words.name),
    subject_id: z.string().nullable().openapi(words.subject),
    lead_id: (event.about === 'lead' ? z.string() : z.string().nullable()).openapi(words.lead),
    data: dataOf(event),
    at: instant.openapi(words.at),
  })

/** What the stream sends, told apart by `name`. */
export const siteEvent = z
  .discriminatedUnion('name', schemasOf(declaredEvents, sent, 'Event'))
  .openapi('SiteEvent', { description: 'An event of a site, as sent by the stream.' })

/** What is posted to endpoints of webhooks. */
export const webhookPayload = z
  .object({
    type: z.string().openapi({
      description: 'Name of the event, such as `lead.created`; `webhook.test` for a test, whose data is empty.',
    }),
    timestamp: instant.openapi({ description: 'Time of the event.' }),
    site_id: z.string(),
    data: siteEvent,
  })
  .openapi('WebhookPayload', { description: 'Body of a request to a webhook endpoint.' })

const at = '2027-03-14T09:30:00.000Z'
export const webhookExample = {
  type: 'lead.created',
  timestamp: at,
  site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
  data: {
    id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
    name: 'lead.created',
    subject_id: null,
    lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
    data: { source: 'form', mailability: 'subscribed' },
    at,
  },
}

const shown: Frame = (event, name) =>
  z.object({
    id: z.string().openapi({ description: 'ID of the event.' }),
    name: name.openapi(words.name),
    title: z.string().openapi({ description: 'Name of the event in words, in the language of `Accept-Language`.' }),
    subject_id: z.string().nullable().openapi(words.subject),
    data: dataOf(event),
    at: instant.openapi(words.at),
  })

/** What a lead's timeline holds, told apart by `name`. */
export const timelineEntry = z
  .discriminatedUnion(
    'name',
    schemasOf(
      declaredEvents.filter(({ timeline }) => timeline),
      shown,
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
