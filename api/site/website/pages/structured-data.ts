/**
 * Structured data of a page (schema files): JSON-LD in the words of schema.org, checked for what search engines refuse.
 * Pure. Where it stands in a page is in render/head-html.ts.
 */
import { z } from '@hono/zod-openapi'
import { text } from '../../../platform/schemas/schemas.ts'
import { pageLimits } from './limits.ts'

/** What results of searches need of each of these, besides its type. Other types are taken as they are. */
export const neededBySearches: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  LocalBusiness: ['name', 'address'],
  NewsArticle: ['headline'],
  Organization: ['name'],
  Person: ['name'],
  Product: ['name'],
  Recipe: ['name', 'image'],
  Service: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
}

const schema_org = /^https?:\/\/(?:www\.)?schema\.org\/?$/
const type_name = /^[A-Z][A-Za-z0-9]*$/
const date_names = /^(?:date[A-Z]\w*|(?:start|end|upload)Date|validThrough|validFrom|availabilityStarts)$/
const date = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/
const address_names = /^(?:url|image|logo|sameAs|thumbnailUrl|contentUrl|embedUrl)$/

export interface SchemaFault {
  code:
    | 'json_invalid'
    | 'schema_context'
    | 'schema_type'
    | 'schema_property'
    | 'schema_date'
    | 'schema_address'
    | 'schema_too_deep'
  values?: Record<string, string | number>
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** The first fault of a file; undefined if there is none. */
export function schemaFault(file: string): SchemaFault | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(file)
  } catch {
    return { code: 'json_invalid' }
  }
  if (depthOf(parsed) > pageLimits.page_schema_depth_max) {
    return { code: 'schema_too_deep', values: { maximum: pageLimits.page_schema_depth_max } }
  }
  const roots = listed(parsed)
  if (roots.length === 0 || !roots.every(isNode)) return { code: 'schema_type' }
  if (!roots.every(root => listed(root['@context']).some(isSchemaOrg))) return { code: 'schema_context' }
  const things = roots.flatMap(root => ('@graph' in root ? listed(root['@graph']) : [root]))
  if (things.length === 0 || !things.every(isNode)) return { code: 'schema_type' }
  for (const thing of things) {
    const fault = typesOf(thing).length === 0 ? { code: 'schema_type' as const } : faultIn(thing)
    if (fault) return fault
  }
  return undefined
}

const isSchemaOrg = (context: unknown): boolean =>
  typeof context === 'string' ? schema_org.test(context) : isNode(context) && schema_org.test(String(context['@vocab']))

const typesOf = (node: Node): string[] => {
  const types = listed(node['@type'])
  return types.every(one => typeof one === 'string' && type_name.test(one)) ? (types as string[]) : []
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** In a thing and in what it holds. */
function faultIn(node: Node): SchemaFault | undefined {
  for (const type of typesOf(node)) {
    const property = (neededBySearches[type] ?? []).find(name => isEmpty(node[name]))
    if (property !== undefined) return { code: 'schema_property', values: { type, property } }
  }
  for (const [name, value] of Object.entries(node)) {
    for (const one of listed(value)) {
      const fault = isNode(one) ? faultIn(one) : typeof one === 'string' ? faultOf(name, one) : undefined
      if (fault) return fault
    }
  }
  return undefined
}

function faultOf(property: string, value: string): SchemaFault | undefined {
  if (date_names.test(property) && !(date.test(value) && !Number.isNaN(Date.parse(value)))) {
    return { code: 'schema_date', values: { property } }
  }
  if (address_names.test(property) && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    return { code: 'schema_address', values: { property } }
  }
  return undefined
}

/** Without recursion: what is nested deep enough would overflow it. */
function depthOf(value: unknown): number {
  let level: unknown[] = [value]
  let depth = 0
  for (; level.length > 0; depth++) {
    level = level.flatMap(one => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (depth > pageLimits.page_schema_depth_max) break
  }
  return depth
}

const schemaFile = text(pageLimits.page_schema_characters_max, 1).superRefine((file, context) => {
  const fault = schemaFault(file)
  if (fault) context.addIssue({ code: 'custom', params: { ...fault } })
})

export const structuredData = z.array(schemaFile).max(pageLimits.page_schemas_max).optional().openapi({
  description: 'Additional schema.org data in JSON-LD, one text per object, included in the page’s head.',
})

/** As it stands in a page, where nothing in it can end its element. */
export const schemaHtml = (file: string): string =>
  `<script type="application/ld+json">${JSON.stringify(JSON.parse(file)).replaceAll('<', '\\u003c')}</script>`
