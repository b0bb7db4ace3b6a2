/** The facts of an operation that samples are written from, read from the OpenAPI document. Pure. */

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: { example?: unknown; enum?: readonly unknown[]; $ref?: string }
}

interface Content {
  example?: unknown
  schema?: { $ref?: string; properties?: Record<string, unknown>; required?: readonly string[] }
}

/** An operation as the document has it. */
export interface DocumentedOperation {
  operationId: string
  tags: readonly string[]
  summary?: string
  description?: string
  security?: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: { content?: Record<string, Content> }
  responses?: Record<string, { content?: Record<string, Content> }>
}

export interface SampleOperation {
  operationId: string
  tag: string
  method: string
  path: string
  isPublic: boolean
  /** Names of the parameters in the path. */
  places: readonly string[]
  /** Query parameters that must be there, with a value to show. */
  query: Readonly<Record<string, unknown>>
  /** Example of the body; undefined where there is none. */
  body: unknown
  /** Names of the parts of its form that must be there; `file` is the file. */
  form: readonly string[]
  answers: 'nothing' | 'json' | 'list' | 'events' | 'other'
}

export function toSampleOperation(method: string, path: string, operation: DocumentedOperation): SampleOperation {
  const { operationId, tags, security = [], parameters = [], requestBody } = operation
  const required = parameters.filter(parameter => parameter.in === 'query' && parameter.required)
  return {
    operationId,
    tag: tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    isPublic: security.length === 0,
    places: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query: Object.fromEntries(required.map(({ name, schema }) => [name, schema?.example ?? `${name}`])),
    body: requestBody?.content?.['application/json']?.example,
    form: requestBody?.content?.['multipart/form-data']?.schema?.required ?? [],
    answers: toAnswer(operation),
  }
}

function toAnswer({ responses = {} }: DocumentedOperation): SampleOperation['answers'] {
  const content = Object.entries(responses).find(([status]) => status < '3')?.[1].content ?? {}
  if ('text/event-stream' in content) return 'events'
  const json = content['application/json']
  if (!json) return Object.keys(content).length > 0 ? 'other' : 'nothing'
  const example = json.example
  const isPage = typeof example === 'object' && example !== null && 'next_cursor' in example
  return isPage ? 'list' : 'json'
}
