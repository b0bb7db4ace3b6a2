/** The OpenAPI document, made from the contracts. `npm run generate` writes it to openapi/openapi.json. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import product from '../package.json' with { type: 'json' }
import { withDeclared } from './document-declared.ts'
import { answerHeaders, bodyDescription, successDescription, successHeaders } from './document-exchange.ts'
import { markOpenEnums } from './document-open-enums.ts'
import { withPlainReferences } from './document-references.ts'
import { describeStreams } from './document-streams.ts'
import { getTagDescription, tagGroups } from './document-tags.ts'
import { type Description, describeDocument } from './document-terms/apply.ts'
import { siteEvent, streamSchema, timelineEntry, webhookExample, webhookPayload } from './event-schemas.ts'
import { declaredLimits, endpoints } from './features.ts'
import { type Contract, takesIdempotencyKey } from './platform/features/contract.ts'
import { catalog, type ProblemCode } from './platform/problem/catalog.ts'
import { accountHeader, accountScope } from './platform/routing/account-scope.ts'
import type { Limit } from './platform/runtime/define-limits.ts'
import { limits } from './platform/runtime/limits.ts'
import { id } from './platform/schemas/schemas.ts'
import { problemResponse, shareProblemResponses } from './problem-responses.ts'

/** Whether it is refused to who acts as somebody; that one is no super administrator meanwhile. */
const isPersonal = ({ sensitive, in_person, permission }: Contract): boolean =>
  (sensitive ?? in_person) === true && permission !== 'super-administrator'

/** What is asked of one site, which may have moved. */
const isOfVisitors = ({ path }: Contract): boolean => path.startsWith('/v1/public/') && /\{(site_id|token)\}/.test(path)

/** All codes that a contract can answer, those that follow from its form included. */
export function problemCodes(contract: Contract): ProblemCode[] {
  const open = contract.permission === 'public'
  const inSite = contract.path.includes('{site_id}')
  const others = [...contract.path.matchAll(/\{(\w+)\}/g)].some(m => m[1] !== 'site_id')
  const writes = contract.method !== 'get'
  const codes: (ProblemCode | false)[] = [
    !open && 'not_signed_in',
    !open && contract.permission !== 'signed-in' && 'not_permitted',
    accountScope(contract) === 'required' && 'account_required',
    accountScope(contract) !== 'none' && 'account_not_found',
    contract.sensitive === true && 'reauthentication_needed',
    isPersonal(contract) && 'not_while_impersonating',
    inSite && 'site_not_found',
    inSite && 'tenant_mismatch',
    others && !contract.unknown_as_site && 'not_found',
    (contract.body !== undefined || contract.query !== undefined || takesIdempotencyKey(contract)) &&
      'validation_failed',
    contract.body !== undefined && (contract.multipart ? 'body_not_multipart' : 'body_not_json'),
    contract.body !== undefined && 'content_type_not_supported',
    writes && 'content_encoding_not_supported',
    writes && 'body_too_large',
    takesIdempotencyKey(contract) && 'idempotency_key_reused',
    contract.shows_secret === true && 'secret_already_shown',
    takesIdempotencyKey(contract) && contract.database === 'site' && 'answer_erased',
    (!open || (contract.rate_limit ?? contract.multipart ?? contract.concurrency) !== undefined) && 'too_many_requests',
    contract.versioned === true && writes && contract.method !== 'post' && 'changed_elsewhere',
    writes && 'disk_full',
    inSite && 'site_damaged',
    isOfVisitors(contract) && 'site_elsewhere',
    'service_unavailable',
    'overloaded',
    'maintenance',
    'internal',
    contract.plan_feature !== undefined && 'feature_not_in_plan',
    ...(contract.consumes ?? []).map(({ refused = 'limit_reached' as const }) => refused),
    ...(contract.problems ?? []),
  ]
  return [...new Set(codes.filter(code => code !== false))]
}

const stream = 'text/event-stream'
const textOrBytes = (type: string) => (type.startsWith('text/') ? z.string() : z.string().openapi({ format: 'binary' }))

const leadsOn = {
  description: 'Redirects to another URL.',
  headers: z.object({ Location: z.string().openapi({ format: 'uri' }) }),
}

const unchanged = { description: 'Not modified since the `ETag` in `If-None-Match`.' }

const schemaOf = (media_type: string, contract: Contract) =>
  media_type === stream ? streamSchema(contract) : textOrBytes(media_type)

function responsesOf(contract: Contract) {
  const codes = problemCodes(contract)
  // What is no HTTP is refused everywhere: said where nothing else is.
  const refusable = codes.some(code => catalog[code] < 500) ? codes : [...codes, 'request_malformed' as const]
  const byStatus = Map.groupBy(refusable, code => catalog[code])
  const problems = [...byStatus.entries()].sort(([a], [b]) => a - b)
  const success = contract.response
    ? { [contract.produces ?? 'application/json']: { schema: contract.response, example: contract.example } }
    : contract.produces
      ? Object.fromEntries(
          [contract.produces, ...(contract.produces_too ?? [])].map(type => [
            type,
            { schema: schemaOf(type, contract) },
          ]),
        )
      : undefined
  return {
    [contract.status]: {
      description: successDescription(contract),
      headers: successHeaders(contract),
      ...(success && { content: success }),
    },
    ...(isOfVisitors(contract) && { 308: { ...leadsOn, description: 'The site has moved to another installation.' } }),
    ...(contract.leads_on && { [contract.leads_on]: leadsOn }),
    ...((contract.revalidated || (contract.versioned && contract.method === 'get')) && { 304: unchanged }),
    ...Object.fromEntries(
      problems.map(([status, codes]) => [
        status,
        problemResponse(codes, {
          as_page: contract.produces === 'text/html',
          of_visitors: contract.permission === 'public',
        }),
      ]),
    ),
  }
}

const idempotencyHeader = {
  'Idempotency-Key': z.string().max(255).optional().openapi({
    description:
      'A unique key of your choice. A repeated request with the same key and body within 24 hours returns the first response instead of acting again.',
  }),
}
const matchHeader = {
  'If-Match': z.string().optional().openapi({
    description: 'The `ETag` from your last read. If the object has changed since, the request fails with 412.',
  }),
}

const accountNames = {
  required:
    'ID of the account that the request is about. Required with a session of a person who may do this in several accounts.',
  optional: 'ID of one of your accounts, to which the response is limited.',
}
const accountParameter = (contract: Contract) => {
  const scope = accountScope(contract)
  if (scope === 'none') return undefined
  const schema = id('account').optional().openapi({ description: accountNames[scope] })
  return { [accountHeader]: schema }
}

const recently = `With a session, requires a sign-in or \`reauthenticate\` within the last ${limits.reauthentication_minutes} minutes.`

type Registry = OpenAPIHono['openAPIRegistry']

function register(registry: Registry, contract: Contract): void {
  const headers = {
    ...accountParameter(contract),
    ...(takesIdempotencyKey(contract) && idempotencyHeader),
    ...(problemCodes(contract).includes('changed_elsewhere') && matchHeader),
  }
  registry.registerPath({
    operationId: contract.operationId,
    method: contract.method,
    path: contract.path,
    tags: [contract.tag],
    summary: contract.summary,
    description: [contract.description, contract.sensitive && recently, permissionSentence(contract)]
      .filter(Boolean)
      .join('\n\n'),
    security: contract.permission === 'public' ? [] : [{ bearer: [] }],
    ...(contract.deprecated && { deprecated: true }),
    'x-stability': getTagDescription(contract.tag).stability,
    ...(contract.body && { 'x-codegen-request-body-name': 'body' }),
    request: {
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { query: contract.query }),
      ...(Object.keys(headers).length > 0 && { headers: z.object(headers) }),
      ...(contract.body && {
        body: {
          description: bodyDescription(contract),
          required: true,
          content: contract.multipart
            ? { 'multipart/form-data': { schema: contract.body } }
            : { 'application/json': { schema: contract.body, example: contract.body_example } },
        },
      }),
    },
    responses: responsesOf(contract),
  } as Parameters<Registry['registerPath']>[0])
}

/** One request for all events: which, says its body. */
function registerWebhook(registry: Registry): void {
  const header = (description: string) => z.string().openapi({ description })
  registry.registerWebhook({
    path: 'event',
    method: 'post',
    operationId: 'receiveEvent',
    security: [],
    summary: 'An event of a site',
    description:
      'Posted to webhook endpoints that subscribe to the event, and signed as described by Standard Webhooks. It may come more than once, with the same `webhook-id`.',
    request: {
      headers: z.object({
        'webhook-id': header('ID of the event, the same each time that it is sent.'),
        'webhook-timestamp': header('Time of the request, in seconds since 1970.'),
        'webhook-signature': header('One or more signatures, `v1,` and base64, separated by spaces.'),
      }),
      body: {
        description: 'The event.',
        required: true,
        content: { 'application/json': { schema: webhookPayload, example: webhookExample } },
      },
    },
    responses: { 200: { description: 'Any 2xx response is a success. Anything else is retried.' } },
  })
}

/** The whole document, OpenAPI 3.1. */
export const openApiDocument = (): object => describedDocument().document

/** The document, and what in it has no description. */
export function describedDocument(): Description<object> {
  const app = new OpenAPIHono()
  const registry = app.openAPIRegistry
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'A session token or an API key.',
  })
  for (const [name, header] of Object.entries(answerHeaders)) registry.registerComponent('headers', name, header)
  registry.register('SiteEvent', siteEvent)
  registry.register('LeadTimelineEntry', timelineEntry)
  for (const { contract } of endpoints) register(registry, contract)
  registerWebhook(registry)
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Leadwright',
      version: product.version,
      description:
        'Capture leads, group them into audiences and email them at the right time. Lists return `{ data, has_more, next_cursor }`; errors are problem documents (RFC 9457).',
      contact: { name: 'Leadwright' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/' }],
    tags: tagGroups.flatMap(group =>
      group.tags.map(({ name, title, description }) => ({ name, description, 'x-displayName': title })),
    ),
  })
  describeStreams(document)
  const schemas = withPlainReferences(withDeclared(shareProblemResponses(document)))
  markOpenEnums(schemas)
  const groups = tagGroups.map(({ name, tags }) => ({ name, tags: tags.map(tag => tag.name) }))
  return describeDocument({ ...schemas, 'x-tagGroups': groups, 'x-limits': refusingLimits() })
}

/** The numbers beyond which somebody is refused, and those that texts of clients say: with their units, the code of the refusal, and what sets another one. */
function refusingLimits(): Record<string, Limit> {
  const refusing = declaredLimits.filter(([, { refused, told }]) => refused !== undefined || told)
  return Object.fromEntries(refusing.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function permissionSentence({ permission, or_permission = [] }: Contract): string {
  const names = [permission, ...or_permission].map(name => `\`${name}\``)
  return `Permission: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`
}
