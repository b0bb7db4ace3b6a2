/** Which parts of the contract say nothing of themselves: operations, tags, bodies, answers and headers. */

interface Node {
  name?: string
  description?: string
  summary?: string
  operationId?: string
  schema?: { description?: string }
  parameters?: Node[]
  requestBody?: Node
  responses?: Record<string, Node>
}

interface Documented {
  tags?: Node[]
  paths?: Record<string, Record<string, Node>>
  webhooks?: Record<string, Record<string, Node>>
  components?: { responses?: Record<string, Node>; headers?: Record<string, Node> }
}

/** Sentences that every operation has, and which say nothing of it. */
const standing = /^(?:Permission: |With a session, requires )/

const saysNothing = ({ description = '' }: Node): boolean =>
  description.split('\n\n').every(paragraph => paragraph === '' || standing.test(paragraph))

export interface Silent {
  operations: number
  /** Places without words, such as `createTag` or `createTag 409`. */
  silent: readonly string[]
}

/** Operations, tags, bodies, responses and headers. What schemas and parameters lack is found where terms are given to them. */
export function findSilent(document: object): Silent {
  const { tags = [], paths = {}, webhooks = {}, components = {} } = document as Documented
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  const received = Object.values(webhooks).flatMap(methods => Object.values(methods))
  const silent: string[] = []
  const check = (place: string, node: Node) => {
    if (saysNothing(node)) silent.push(place)
  }
  for (const operation of [...operations, ...received]) {
    const { operationId: name = '?', summary = '', requestBody, responses = {} } = operation
    check(name, operation)
    if (summary === '') silent.push(`${name} summary`)
    if (requestBody) check(`${name} body`, requestBody)
    for (const [status, response] of Object.entries(responses)) {
      if (!('$ref' in response)) check(`${name} ${status}`, response)
    }
  }
  for (const tag of tags) check(`tag ${tag.name}`, tag)
  for (const [name, part] of Object.entries({ ...components.responses, ...components.headers })) check(name, part)
  return { operations: operations.length, silent }
}
