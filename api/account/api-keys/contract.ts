/** API keys, with which programs sign in. A key is shown once, and limited to the sites and permissions of its creator. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { isPermission, permissionNames } from '../../platform/identity/permissions.ts'
import { isNetwork } from '../../platform/routing/key-access.ts'
import { updatedQuery } from '../../platform/schemas/query-values.ts'
import { filledText, id, instant, version } from '../../platform/schemas/schemas.ts'
import { apiKeyCreated, apiKeyDeleted, apiKeyReset, apiKeyUpdated } from './events.ts'
import { apiKeyLimits } from './limits.ts'

/** The names are known to composition only, which adds them to the document. */
export const grant = z
  .string()
  .transform((name, ctx) => {
    if (isPermission(name)) return name
    ctx.issues.push({ code: 'invalid_value', values: permissionNames(), input: name })
    return z.NEVER
  })
  .openapi('Grant', { type: 'string' })
const siteIds = z
  .array(id('site'))
  .min(1)
  .max(apiKeyLimits.api_key_sites_max)
  .openapi({ description: 'IDs of the sites that the key can access. Absent for all sites of the account.' })

const readOnly = z.boolean().openapi({
  description:
    'Whether it may only read: `GET`, and the `POST` requests that change nothing, such as searches and previews. Anything else is answered 403.',
})
const expiresAt = instant.nullable().openapi({
  description: 'Time at which it stops working: then 401. `null` for a key that works until it is deleted.',
})
const allowedAddresses = z
  .array(
    z
      .string()
      .trim()
      .max(50)
      .refine(isNetwork, { params: { code: 'ip_address_invalid' } }),
  )
  .max(apiKeyLimits.api_key_addresses_max)
  .openapi({
    type: 'array',
    items: { type: 'string' },
    description:
      'IP addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) from which it works. Empty for any address. A request from elsewhere is answered 403.',
  })
const requestsPerMinute = z.int().min(1).max(apiKeyLimits.api_key_requests_per_minute_max).nullable().openapi({
  description:
    'Number of requests that it may make in a minute. Answers carry `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until all are there again); beyond it they are 429 with `Retry-After`. `null` for no limit of its own.',
})

export const apiKey = z
  .object({
    id: id('api_key'),
    name: z.string(),
    ending: z.string().openapi({ description: 'Last four characters of the key.' }),
    all_sites: z.boolean(),
    site_ids: z.array(z.string()),
    grants: z.array(grant),
    read_only: readOnly,
    allowed_addresses: allowedAddresses,
    requests_per_minute: requestsPerMinute,
    expires_at: expiresAt,
    last_used_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('ApiKey')

const withKey = apiKey
  .extend({ key: z.string().openapi({ description: 'The API key. Shown only once.' }) })
  .openapi('ApiKeyWithKey')

const example = {
  id: 'key_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Website',
  ending: 'x7Qa',
  all_sites: true,
  site_ids: [],
  grants: ['manage-leads'],
  read_only: false,
  allowed_addresses: [],
  requests_per_minute: null,
  expires_at: null,
  last_used_at: null,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'control', permission: 'manage-account', tag: 'api-keys' } as const
const params = z.strictObject({ api_key_id: id('api_key') })
const keyName = filledText(apiKeyLimits.api_key_name_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: apiKeyLimits.api_key_name_characters_max,
})
const changeable = {
  allowed_addresses: allowedAddresses.optional(),
  requests_per_minute: requestsPerMinute.optional(),
  expires_at: expiresAt.optional(),
}

export const listApiKeys = contract({
  ...of,
  operationId: 'listApiKeys',
  method: 'get',
  path: '/v1/api-keys',
  summary: 'List API keys',
  description: 'Returns keys of the account without their secrets, newest first.',
  status: 200,
  query: z.strictObject(updatedQuery),
  response: pageOf('ApiKeyPage', apiKey),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createApiKey = contract({
  ...of,
  operationId: 'createApiKey',
  method: 'post',
  path: '/v1/api-keys',
  summary: 'Create an API key',
  description:
    'The secret is in this response alone and cannot be read again. A key can be given only permissions and sites that the caller has. A key that another key makes is limited at least as that one: it may only read if that one may only read, expires no later, and works from no other address.',
  status: 201,
  audit: apiKeyCreated,
  sensitive: true,
  body: z
    .strictObject({
      name: keyName,
      site_ids: siteIds.optional(),
      grants: z.array(grant).min(1).max(30),
      read_only: readOnly.optional(),
      ...changeable,
    })
    .openapi('NewApiKey'),
  body_example: { name: 'Website', grants: ['manage-leads'] },
  response: withKey,
  example: { ...example, key: 'lw_key_…' },
  shows_secret: true,
  problems: ['not_permitted', 'site_not_found'],
})

export const getApiKey = contract({
  ...of,
  operationId: 'getApiKey',
  method: 'get',
  path: '/v1/api-keys/{api_key_id}',
  summary: 'Get an API key, without its secret',
  description: 'Returns what the key may do, and when it was used last.',
  status: 200,
  params,
  response: apiKey,
  example,
  versioned: true,
})

export const updateApiKey = contract({
  ...of,
  operationId: 'updateApiKey',
  method: 'patch',
  path: '/v1/api-keys/{api_key_id}',
  summary: 'Change the name and the limits of an API key',
  description:
    'Only for keys with no more permissions and sites than the caller. Permissions, sites and `read_only` stay as they were made.',
  status: 200,
  audit: apiKeyUpdated,
  sensitive: true,
  params,
  body: z.strictObject({ name: keyName.optional(), ...changeable }).openapi('ApiKeyChanges'),
  body_example: { name: 'Website of the shop', expires_at: '2028-01-01T00:00:00.000Z' },
  response: apiKey,
  example: { ...example, name: 'Website of the shop', expires_at: '2028-01-01T00:00:00.000Z', version: 2 },
  versioned: true,
})

export const resetApiKey = contract({
  ...of,
  operationId: 'resetApiKey',
  method: 'post',
  path: '/v1/api-keys/{api_key_id}/reset',
  summary: 'Replace the secret of an API key; the old one stops working at once',
  description: 'Only for keys with no more permissions and sites than the caller.',
  status: 200,
  audit: apiKeyReset,
  sensitive: true,
  params,
  response: withKey,
  example: { ...example, key: 'lw_key_…' },
  shows_secret: true,
})

export const deleteApiKey = contract({
  ...of,
  operationId: 'deleteApiKey',
  method: 'delete',
  path: '/v1/api-keys/{api_key_id}',
  summary: 'Delete an API key; it stops working at once',
  description: 'Only for keys with no more permissions and sites than the caller.',
  status: 204,
  audit: apiKeyDeleted,
  params,
})
