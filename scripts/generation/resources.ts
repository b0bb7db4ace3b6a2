/**
 * Writes the SDK's resources: one class per tag, with a short method per operation over the generated API class.
 * Types are read from the generated source, so that they are the generator's own.
 */
import { type OpenApiDocument, type Operation, operationsOf, resolveSchema } from './document.ts'
import { camelCase, methodName, pascalCase } from './names.ts'

interface Method {
  name: string
  operation: Operation
  request: string | undefined
  optional: boolean
  answer: string
  list: boolean
}

/** The text of `resources.ts`. `apiSource` gives the generated source of a tag's API class. */
export function resourcesSource(document: OpenApiDocument, apiSource: (apiClass: string) => string): string {
  const byTag = new Map<string, Operation[]>()
  for (const operation of operationsOf(document)) {
    if (streams(operation)) continue
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation])
  }
  const tags = [...byTag.keys()].sort()
  const requests = new Set<string>()
  const answers = new Set<string>()
  const classes = tags.map(tag => {
    const api = `${pascalCase(tag)}Api`
    const source = apiSource(api)
    const methods = byTag.get(tag)!.map(operation => readMethod(document, operation, source))
    refuseDuplicates(tag, methods)
    for (const { request, answer } of methods) {
      if (request) requests.add(request)
      for (const name of answer.match(/\b[A-Z]\w*/g) ?? []) if (!BUILT_IN.has(name)) answers.add(name)
    }
    return classText(tag, api, methods, document.tags?.find(t => t.name === tag)?.description)
  })
  return [
    '/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */',
    "import type { Answer, ListAnswer } from '../answer.ts'",
    "import type { Calls } from '../calls.ts'",
    "import type { RequestOptions } from '../options.ts'",
    `import { ${tags.map(tag => `${pascalCase(tag)}Api`).join(', ')} } from './apis/index.ts'`,
    ...typeImport(requests, './apis/index.ts'),
    ...typeImport(answers, './models/index.ts'),
    '',
    ...classes,
    '/** The resources of a client, one for each tag of the API. */',
    'export class Resources {',
    ...tags.map(tag => `  readonly ${camelCase(tag)}: ${pascalCase(tag)}Resource`),
    '',
    '  constructor(calls: Calls) {',
    ...tags.map(tag => `    this.${camelCase(tag)} = new ${pascalCase(tag)}Resource(calls)`),
    '  }',
    '}',
    '',
  ].join('\n')
}

const BUILT_IN = new Set(['Array', 'Set', 'Blob', 'Date', 'Record'])

const typeImport = (names: Set<string>, from: string): string[] =>
  names.size > 0 ? [`import type { ${[...names].sort().join(', ')} } from '${from}'`] : []

const streams = (operation: Operation): boolean =>
  Object.values(operation.object.responses ?? {}).some(response => 'text/event-stream' in (response.content ?? {}))

function readMethod(document: OpenApiDocument, operation: Operation, source: string): Method {
  const { operationId, tag } = operation
  const signature = new RegExp(
    `async ${operationId}\\((?:requestParameters: (\\w+)( = \\{\\})?, )?initOverrides.*\\): Promise<(.+)> \\{`,
  ).exec(source)
  if (!signature) throw new Error(`The generated code has no method ${operationId} for the tag ${tag}.`)
  const [, request, optional, answer] = signature
  const list = isList(document, operation)
  return { name: methodName(operationId, tag), operation, request, optional: Boolean(optional), answer: answer!, list }
}

/** A list takes a cursor and answers `{ data, has_more, next_cursor }`. */
function isList(document: OpenApiDocument, { object, parameters }: Operation): boolean {
  const schema = resolveSchema(document, object.responses?.['200']?.content?.['application/json']?.schema)
  const keys = Object.keys(schema?.properties ?? {})
  const pages = ['data', 'has_more', 'next_cursor'].every(key => keys.includes(key))
  return pages && parameters.some(parameter => parameter.in === 'query' && parameter.name === 'cursor')
}

function refuseDuplicates(tag: string, methods: Method[]): void {
  for (const { name, operation } of methods) {
    const twin = methods.find(other => other.name === name && other.operation !== operation)
    if (twin) {
      const both = `${operation.operationId} and ${twin.operation.operationId}`
      throw new Error(`${both} would both be client.${camelCase(tag)}.${name}. Give one of them another operationId.`)
    }
  }
}

function classText(tag: string, api: string, methods: Method[], description: string | undefined): string {
  return [
    `/** ${safe(description ?? `Operations on ${tag}.`)} */`,
    `export class ${pascalCase(tag)}Resource {`,
    '  readonly #calls: Calls',
    `  readonly #api: ${api}`,
    '',
    '  constructor(calls: Calls) {',
    '    this.#calls = calls',
    `    this.#api = new ${api}(calls.configuration)`,
    '  }',
    ...methods.flatMap(method => ['', ...methodText(method)]),
    '}',
    '',
  ].join('\n')
}

function methodText({ name, operation, request, optional, answer, list }: Method): string[] {
  const parameter = request ? `request: ${request}${optional ? ' = {}' : ''}, ` : ''
  const opts = `this.#api.${operation.operationId}RequestOpts`
  const type = list ? `ListAnswer<${answer}>` : `Answer<${answer}>`
  const call = list
    ? `this.#calls.list(cursor => ${opts}(cursor === undefined ? request : { ...request, cursor }), options)`
    : `this.#calls.send(${opts}(${request ? 'request' : ''}), options)`
  return [
    ...comment(operation),
    `  ${name}(${parameter}options?: RequestOptions): ${type} {`,
    `    return ${call}`,
    '  }',
  ]
}

function comment({ object, operationId, method, path }: Operation): string[] {
  const lines = [object.summary ?? operationId, ...(object.description ? ['', ...object.description.split('\n')] : [])]
  const text = [...lines, '', `\`${method.toUpperCase()} ${path}\` (${operationId})`]
  return ['  /**', ...text.map(line => (line ? `   * ${safe(line)}` : '   *')), '   */']
}

const safe = (text: string): string => text.replaceAll('*/', '*\\/')
