/** `/docs/reference/<tag>.md`: the endpoints of a tag as Markdown, for models and terminals. */
import { getTagDescription } from '../../document-tags.ts'
import { docsLimits } from './limits.ts'
import { codesOf, type Operation, operationsOf, type ReferenceDocument } from './reference.ts'
import { toSampleOperation } from './samples/operation.ts'
import { sdkSample } from './samples/sdk-sample.ts'
import { boundsOf, propertiesOf, resolve, type Schema, type Schemas, toItem, typeOf } from './schema-fields.ts'

export function referenceText(document: ReferenceDocument, tag: string, base_url: string): string {
  const { title, description, stability } = getTagDescription(tag)
  const own = [...operationsOf(document)].filter(({ operation }) => operation.tags.includes(tag))
  const parts = own.map(({ method, path, operation }) => section(document, method, path, operation))
  const where = `Stability: ${stability}. Addresses begin with ${base_url}. As OpenAPI: ${base_url}/docs/document/${tag}`
  return `${[`# ${title}`, description, where, ...parts].join('\n\n')}\n`
}

function section(document: ReferenceDocument, method: string, path: string, operation: Operation): string {
  const { schemas } = document.components
  const { summary, description = '', parameters = [], requestBody, responses } = operation
  const queries = parameters.filter(({ name }) => name !== 'site_id').flatMap(one => parameterLines(schemas, one))
  const contents = Object.values(requestBody?.content ?? {})
  const body = contents.flatMap(({ schema }) => (schema ? fieldLines(schemas, schema as Schema) : []))
  const [status, answer] = Object.entries(responses).find(([code]) => code < '3') ?? []
  const example = Object.values(answer?.content ?? {})[0]?.example
  const codes = codesOf(document, operation)
  return [
    `## ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    ...(queries.length > 0 ? ['Parameters:', queries.join('\n')] : []),
    ...(body.length > 0 ? ['Body:', body.join('\n')] : []),
    fenced('ts', sdkSample(toSampleOperation(method, path, operation))),
    ...(example === undefined
      ? [`Response ${status}.`]
      : [`Response ${status}:`, fenced('json', JSON.stringify(example))]),
    ...(codes.length > 0 ? [`Errors: ${codes.map(code => `\`${code}\``).join(', ')}`] : []),
  ].join('\n\n')
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

type Parameter = NonNullable<Operation['parameters']>[number]
const parameterLines = (schemas: Schemas, { name, schema = {}, required = false, description }: Parameter): string[] =>
  lines(schemas, name, { ...schema, ...(description && { description }) } as Schema, required, 1)

const fieldLines = (schemas: Schemas, schema: Schema, depth = 1): string[] =>
  propertiesOf(schemas, schema).flatMap(([name, one, isRequired]) => lines(schemas, name, one, isRequired, depth))

function lines(schemas: Schemas, name: string, schema: Schema, isRequired: boolean, depth: number): string[] {
  const whole = resolve(schemas, schema)
  const facts = `${typeOf(schemas, schema)}${isRequired ? ', required' : ''}${boundsOf(whole)}`
  const said = [whole.description?.replaceAll(/\n+/g, ' '), valuesOf(whole)].filter(Boolean).join(' ')
  const inner = depth < docsLimits.field_depth_max ? fieldLines(schemas, toItem(schemas, schema), depth + 1) : []
  return [`${'  '.repeat(depth - 1)}- \`${name}\` (${facts})${said && `: ${said}`}`, ...inner]
}

function valuesOf({ enum: values = [], 'x-enumDescriptions': words = {} }: Schema): string {
  if (values.length < 2) return ''
  const shown = values.slice(0, docsLimits.field_values_max).map(value => {
    const meaning = words[String(value)]
    return `\`${value}\`${meaning ? ` (${meaning.replace(/\.$/, '')})` : ''}`
  })
  return `One of ${shown.join(', ')}${values.length > shown.length ? `, and ${values.length - shown.length} more` : ''}.`
}
