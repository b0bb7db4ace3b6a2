/**
 * Prepares the document for the templates: what they cannot compute is added as `x-` extensions of each
 * endpoint, and what the SDK has no use for is left out.
 */

import { tagParents } from '../../api/document-tag-parents.ts'
import { type DocumentedOperation, toSampleOperation } from '../../api/public/docs/samples/operation.ts'
import { camelCase, methodName, partName, pascalCase, resourcePath } from '../../api/public/docs/samples/sdk-names.ts'
import { sdkSample } from '../../api/public/docs/samples/sdk-sample.ts'
import { type OpenApiDocument, type Operation, type OperationObject, operationsOf, resolveSchema } from './document.ts'
import { joinExtendedSchemas } from './joined-schemas.ts'
import { writeOpenTypes } from './open-types.ts'
import { writePlainTypes, writeUploadTypes } from './plain-types.ts'
import { writeValueWords } from './value-words.ts'

/** The extensions of an endpoint that the templates use. */
interface Extensions {
  /** The property of the client, `customFields`. */
  'x-resource': string
  'x-resource-comment': string
  /** Whether another resource has it as a part. */
  'x-is-part'?: true
  /** Its class, with the resources that are parts of it, and what the client makes of both. */
  'x-resource-type': string
  'x-resource-value': string
  'x-method': string
  /** Lines of the comment over the method, each with its space before it. */
  'x-comment': string[]
  /** Whether it is answered page by page. */
  'x-list': boolean
  /** The media type of the answer, where it is not JSON. */
  'x-accept'?: string
  /** The first of its resource that sends a form: the file imports what makes one. */
  'x-imports-form'?: boolean
}

interface Part {
  name: string
  classname: string
  comment: string
}

export function documentForGenerator(document: OpenApiDocument): OpenApiDocument {
  const { webhooks: _received, ...sent } = document
  const copy: OpenApiDocument = structuredClone(sent)
  writeValueWords(copy)
  joinExtendedSchemas(copy)
  writeOpenTypes(copy)
  writePlainTypes(copy)
  writeUploadTypes(copy)
  const names = new Map<string, string>()
  const forms = new Set<string>()
  for (const operation of operationsOf(copy)) {
    const { object, path, method } = operation
    if (streams(object)) {
      // Methods for streams are written by hand, with types of their own.
      for (const { $ref } of successOf(object)[STREAM]?.schema?.oneOf ?? []) {
        delete copy.components?.schemas?.[$ref?.split('/').at(-1) ?? '']
      }
      delete copy.paths[path]![method]
      continue
    }
    const extensions = extensionsOf(copy, operation)
    refuseSchemaOfRequest(copy, operation)
    refuseTwins(names, operation, `client.${resourcePath(operation.tag)}.${extensions['x-method']}`)
    if (object.requestBody?.content?.['multipart/form-data'] && !forms.has(operation.tag)) {
      forms.add(operation.tag)
      extensions['x-imports-form'] = true
    }
    Object.assign(object, extensions)
    // Header parameters are options of every call, and refusals are errors of every call.
    object.parameters = object.parameters?.filter(parameter => parameter.in !== 'header')
    object.responses = Object.fromEntries(Object.entries(object.responses ?? {}).filter(([status]) => status < '3'))
  }
  for (const tag of Object.keys(tagParents)) {
    const name = `client.${resourcePath(tag)}`
    const twin = names.get(name)
    if (twin)
      throw new Error(`${twin} and the resource of ${tag} would both be ${name}. Give one of them another name.`)
  }
  return copy
}

function extensionsOf(document: OpenApiDocument, operation: Operation): Extensions {
  const { tag, operationId } = operation
  const accept = acceptOf(operation.object)
  return {
    'x-resource': camelCase(tag),
    'x-resource-comment': commentOfTag(document, tag),
    ...(tagParents[tag] !== undefined && { 'x-is-part': true }),
    ...resourceSource(`${pascalCase(tag)}Resource`, partsOf(document, tag)),
    'x-method': methodName(operationId, tag),
    'x-comment': commentOf(operation),
    'x-list': isList(document, operation),
    ...(accept && { 'x-accept': accept }),
  }
}

const commentOfTag = ({ tags = [] }: OpenApiDocument, tag: string): string =>
  tags.find(({ name }) => name === tag)?.description ?? `Endpoints of ${tag}.`

/** As TypeScript, indented as the members of a class. */
function resourceSource(
  classname: string,
  parts: readonly Part[],
): Pick<Extensions, 'x-resource-type' | 'x-resource-value'> {
  const made = `new ${classname}(calls)`
  if (parts.length === 0) return { 'x-resource-type': classname, 'x-resource-value': made }
  const types = parts.map(part => `    /** ${part.comment} */\n    readonly ${part.name}: ${part.classname}\n`)
  const values = parts.map(part => `      ${part.name}: new ${part.classname}(calls),\n`)
  return {
    'x-resource-type': `${classname} & {\n${types.join('')}  }`,
    'x-resource-value': `Object.assign(${made}, {\n${values.join('')}    })`,
  }
}

/** Those that have an endpoint in the document. */
function partsOf(document: OpenApiDocument, parent: string): Part[] {
  const used = new Set(operationsOf(document).map(({ tag }) => tag))
  return Object.keys(tagParents)
    .filter(tag => tagParents[tag] === parent && used.has(tag))
    .map(tag => ({
      name: partName(tag, parent),
      classname: `${pascalCase(tag)}Resource`,
      comment: commentOfTag(document, tag),
    }))
}

const successOf = ({ responses = {} }: OperationObject) =>
  Object.entries(responses).find(([status]) => status < '3')?.[1].content ?? {}

const STREAM = 'text/event-stream'
const streams = (object: OperationObject): boolean => STREAM in successOf(object)

const acceptOf = (object: OperationObject): string | undefined =>
  Object.keys(successOf(object)).find(type => type !== 'application/json')

/** A list takes a cursor, in the query or in its body, and answers `{ data, has_more, next_cursor }`. */
function isList(document: OpenApiDocument, { object, parameters }: Operation): boolean {
  const schema = resolveSchema(document, successOf(object)['application/json']?.schema)
  const keys = Object.keys(schema?.properties ?? {})
  const pages = ['data', 'has_more', 'next_cursor'].every(key => keys.includes(key))
  const asked = resolveSchema(document, object.requestBody?.content?.['application/json']?.schema)
  const inQuery = parameters.some(parameter => parameter.in === 'query' && parameter.name === 'cursor')
  return pages && (inQuery || asked?.properties?.cursor !== undefined)
}

function refuseTwins(names: Map<string, string>, { operationId }: Operation, name: string): void {
  const twin = names.get(name)
  if (twin) throw new Error(`${twin} and ${operationId} would both be ${name}. Give one of them another operationId.`)
  names.set(name, operationId)
}

/** The generator names the parameters of `createTag` `CreateTagRequest`: no schema may be called so. */
function refuseSchemaOfRequest({ components }: OpenApiDocument, { operationId }: Operation): void {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`
  if (components?.schemas?.[name])
    throw new Error(`The schema ${name} has the name of the parameters of ${operationId}.`)
}

/** Longer ones hide the sentences above them. */
const SAMPLE_LINES_MAX = 16

function commentOf({ object, operationId, method, path }: Operation): string[] {
  const sample = sdkSample(toSampleOperation(method, path, object as DocumentedOperation)).split('\n')
  const shown = sample.length > SAMPLE_LINES_MAX ? [...sample.slice(0, SAMPLE_LINES_MAX - 1), '  // …', '})'] : sample
  const description = object.description ? ['', ...object.description.split('\n')] : []
  const lines = [
    object.summary ?? operationId,
    ...description,
    '',
    `\`${method.toUpperCase()} ${path}\` (${operationId})`,
    '@example',
    '```ts',
    ...shown,
    '```',
  ]
  return lines.map(line => (line ? ` ${line.replaceAll('*/', '*\\/')}` : ''))
}
