/** `/docs/reference/<tag>`: the endpoints of a tag with their fields, refusals, and samples in three languages. */
import { html } from 'hono/html'
import { getTagDescription } from '../../document-tags.ts'
import { codeBlock } from './code-block.ts'
import type { Limits } from './guide-pages.ts'
import { inline } from './markdown.ts'
import { docsPage, type Markup } from './page.ts'
import { curlSample, pythonSample } from './samples/http-samples.ts'
import { type DocumentedOperation, toSampleOperation } from './samples/operation.ts'
import { sdkSample } from './samples/sdk-sample.ts'
import { field, fieldList, type Schema, type Schemas } from './schema-fields.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

interface Content {
  schema?: Schema
  example?: unknown
}

interface Answer {
  $ref?: string
  content?: Record<string, Content>
}

export interface Operation extends DocumentedOperation {
  deprecated?: boolean
  parameters?: (Parameter & { schema?: { example?: unknown; $ref?: string } })[]
  responses: Record<string, Answer>
}

export interface ReferenceDocument {
  'x-limits': Limits
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; responses: Record<string, { content?: Record<string, { examples?: object }> }> }
}

export function* operationsOf({
  paths,
}: ReferenceDocument): Generator<{ method: string; path: string; operation: Operation }> {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId) yield { method, path, operation }
  }
}

export function referencePage(document: ReferenceDocument, tag: string, base_url: string): Promise<string> {
  const { title, description, stability } = getTagDescription(tag)
  const own = [...operationsOf(document)].filter(({ operation }) => operation.tags.includes(tag))
  return docsPage({
    title,
    path: `/docs/reference/${tag}`,
    content: html`<h1>${title} <span class="badge ${stability}">${stability}</span></h1>
<p class="prose">${description}</p>
<div class="table"><table>${own.map(({ method, path, operation }) => html`<tr><td><a href="#${operation.operationId}">${operation.summary}</a></td><td class="quiet"><code>${method.toUpperCase()} ${path}</code></td></tr>`)}</table></div>
${own.map(({ method, path, operation }) => section(document, method, path, operation, base_url))}`,
  })
}

function section(
  document: ReferenceDocument,
  method: string,
  path: string,
  operation: Operation,
  base_url: string,
): Markup {
  const { operationId, summary, description = '', deprecated } = operation
  const sample = toSampleOperation(method, path, operation)
  return html`<section class="operation" id="${operationId}" data-endpoint="${method.toUpperCase()} ${path}">
<h2><a href="#${operationId}">${summary}</a>${deprecated ? html` <span class="badge beta">deprecated</span>` : ''}</h2>
<p><code>${method.toUpperCase()} ${path}</code></p>
<div class="columns"><div>
${description.split('\n\n').map(text => html`<p>${inline(text, { link: target => target })}</p>`)}
${requestFields(document, operation)}
${refusals(document, operation)}
</div><div>
${codeBlock([
  { language: 'ts', code: sdkSample(sample) },
  { language: 'sh', code: curlSample(sample, base_url) },
  { language: 'python', code: pythonSample(sample, base_url) },
])}
${response(document, operation)}
</div></div>
</section>`
}

function requestFields({ components: { schemas } }: ReferenceDocument, operation: Operation): Markup[] {
  const parameters = (operation.parameters ?? []).filter(({ name }) => name !== 'site_id')
  const contents = Object.values(operation.requestBody?.content ?? {}) as Content[]
  const body = contents.flatMap(({ schema }) => (schema ? (fieldList(schemas, schema) ?? []) : []))
  return [
    ...(parameters.length > 0
      ? [
          html`<h4>Parameters</h4><ul class="fields">${parameters.map(
            ({ name, schema = {}, required = false, description }) =>
              field(schemas, name, { ...schema, ...(description && { description }) } as Schema, required),
          )}</ul>`,
        ]
      : []),
    ...(body.length > 0 ? [html`<h4>Body</h4>${body}`] : []),
  ]
}

function response({ components: { schemas } }: ReferenceDocument, { responses }: Operation): Markup {
  const [status, answer] = Object.entries(responses).find(([code]) => code < '3') ?? []
  const [type, content] = Object.entries(answer?.content ?? {})[0] ?? []
  if (!content) return html`<h4>Response ${status}</h4><p class="quiet">No body.</p>`
  const fields = content.schema && fieldList(schemas, content.schema)
  return html`<h4>Response ${status}, <code>${type}</code></h4>
${content.example === undefined ? '' : codeBlock([{ language: 'json', code: JSON.stringify(content.example, null, 2) }])}
${fields ? html`<details><summary>Fields of the response</summary>${fields}</details>` : ''}`
}

/** The codes of its refusals. */
export function codesOf({ components }: ReferenceDocument, { responses }: Operation): string[] {
  const codes = Object.entries(responses).flatMap(([, { $ref }]) => {
    const shared = $ref && components.responses[$ref.split('/').at(-1) ?? '']
    return shared ? Object.values(shared.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)) : []
  })
  return [...new Set(codes)]
}

/** Each with the way to what to do about it. */
function refusals(document: ReferenceDocument, operation: Operation): Markup {
  const links = codesOf(document, operation).map(code => html`<a href="/docs/errors#${code}"><code>${code}</code></a> `)
  return links.length === 0 ? html`` : html`<h4>Errors</h4><p>${links}</p>`
}
