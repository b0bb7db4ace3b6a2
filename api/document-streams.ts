/** Streams in the document: each event by a schema of its own, with its data as what it is on the wire, JSON in a text. */

interface StreamEvent {
  oneOf?: StreamEvent[]
  properties?: { event?: { enum?: string[] }; data?: object }
}

interface Media {
  schema: StreamEvent | object
}

interface Operation {
  operationId?: string
  responses?: Record<string, { content?: Record<string, Media> }>
}

interface OpenApiDocument {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, object> }
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())

function withDataAsText({ properties, ...event }: StreamEvent): object {
  const wire = { type: 'string', contentMediaType: 'application/json', contentSchema: properties?.data }
  const data = { ...wire, description: 'The data of the event, as JSON in a text.' }
  return { ...event, properties: { ...properties, data } }
}

/** Names the events of each stream after its operation, such as `AskAssistantSourcesEvent`, and refers to them. */
export function describeStreams(document: object): void {
  const { paths = {}, components = {} } = document as OpenApiDocument
  const { schemas = {} } = components
  for (const { operationId = '', responses = {} } of Object.values(paths).flatMap(methods => Object.values(methods))) {
    const content = responses[200]?.content?.['text/event-stream']
    if (!content) continue
    const { oneOf, ...single } = content.schema as StreamEvent
    if (!oneOf) {
      content.schema = withDataAsText(single)
      continue
    }
    const named = oneOf.map(event => {
      const [value = ''] = event.properties?.event?.enum ?? []
      const name = `${pascal(operationId)}${pascal(value)}Event`
      schemas[name] = withDataAsText(event)
      return [value, `#/components/schemas/${name}`] as const
    })
    content.schema = {
      oneOf: named.map(([, $ref]) => ({ $ref })),
      discriminator: { propertyName: 'event', mapping: Object.fromEntries(named) },
    }
  }
}
