/** Contracts cannot know every feature: what they leave open follows from what all features declare, each value with what it means. */
import { operationsKind } from './account/notification-settings/rules.ts'
import { eventNames } from './event-schemas.ts'
import { withEventWords } from './event-words.ts'
import { declaredAttention, declaredNews, declaredOperations, declaredRetention, features } from './features.ts'
import { siteEventsOf } from './platform/features/connect.ts'
import { permissionWords } from './platform/identity/permissions.ts'
import { wordsIn } from './platform/schemas/enum-of.ts'
import { webhookEventNames } from './site/history/webhooks/rules.ts'

interface OpenApiDocument {
  components?: { schemas?: Record<string, object> }
}

const retained: Readonly<Record<string, string>> = {
  email_activity: 'Opens and clicks.',
  email_addressees: 'To whom emails went.',
  conversations: 'Conversations with assistants.',
  changes: 'The record of who changed what.',
  timeline: 'What happened to leads.',
  data_accesses: 'The record of who saw the data of leads.',
}

/** As the daily email says it, without the number. */
const counted = (types: readonly { type: string }[]): [string, string][] =>
  Object.entries(
    wordsIn(
      'digest',
      types.map(({ type }) => type),
    ),
  ).map(([type, words]) => [type, words.replace(': {count}', '')])

const worded = (schema: object | undefined, words: readonly (readonly [string, string | undefined])[]) => ({
  ...schema,
  enum: words.map(([value]) => value),
  'x-enumDescriptions': Object.fromEntries(words),
})

export function withDeclared<D extends object>(document: D): D {
  const { components = {} } = document as OpenApiDocument
  const { LeadTimelineEntry, ...schemas } = components.schemas ?? {}
  const notifications = [...declaredAttention, ...declaredNews, { type: operationsKind }]
  const operations = wordsIn(
    'operation.kind',
    declaredOperations.map(({ name }) => name),
  )
  const filled = {
    EventName: withEventWords(schemas.EventName, eventNames()),
    LeadEventName: withEventWords(schemas.LeadEventName),
    SiteChangeName: withEventWords(schemas.SiteChangeName),
    Grant: worded(schemas.Grant, Object.entries(permissionWords())),
    WebhookEventName: withEventWords(schemas.WebhookEventName, webhookEventNames(siteEventsOf(features))),
    OperationType: worded(schemas.OperationType, Object.entries(operations)),
    AttentionType: worded(schemas.AttentionType, counted(declaredAttention)),
    NotificationType: worded(schemas.NotificationType, counted(notifications)),
    RetentionType: worded(
      schemas.RetentionType,
      declaredRetention.map(({ name }) => [name, retained[name]] as const),
    ),
    NewsType: worded(schemas.NewsType, counted(declaredNews)),
    TimelineEntry: { ...LeadTimelineEntry },
  }
  return { ...document, components: { ...components, schemas: { ...schemas, ...filled } } }
}
