/** Signing in at a service, the first time and again. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { instant, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { connection, connectionExample } from './connection.ts'
import { connectionParams, connectionPath, serviceKey, serviceProblems } from './contract.ts'
import { connectionAuthorizationStarted, connectionAuthorized } from './events.ts'
import { connectionLimits } from './limits.ts'

const of = { database: 'site', permission: 'manage-integrations', tag: 'connections' } as const
const state = text(connectionLimits.connection_code_characters_max, 1)

export const authorizeConnection = contract({
  ...of,
  operationId: 'authorizeConnection',
  in_person: true,
  method: 'post',
  path: `${connectionPath}/authorize`,
  summary: 'Start signing in at the service',
  description:
    'Send the owner to `url`. They come back to the screen `sites/redirect-constantcontact-url` with `state` and `code` (or `error`); the part of `state` before the first dot is the ID of the site. Finish with `finishConnectionAuthorization`. Only for `sign_in: oauth`.',
  status: 200,
  audit: connectionAuthorizationStarted,
  idempotency: 'ignored',
  params: connectionParams,
  response: z.object({ url: z.string(), expires_at: instant }).openapi('ConnectionAuthorization'),
  example: {
    url: 'https://authz.constantcontact.com/oauth2/default/v1/authorize?client_id=…&state=site_0199….lw_attempt_…',
    expires_at: '2027-03-14T09:35:00.000Z',
  },
  problems: ['transition_not_allowed', 'application_missing'],
})

export const finishConnectionAuthorization = contract({
  ...of,
  operationId: 'finishConnectionAuthorization',
  in_person: true,
  method: 'post',
  path: '/v1/sites/{site_id}/connection-authorizations',
  summary: 'Finish signing in at the service',
  description:
    'With what came back to the redirect URI. `state` works once, within a few minutes, and for this site. Another account than the one that was connected before is refused.',
  status: 200,
  audit: connectionAuthorized,
  idempotency: 'ignored',
  subject: 'connection',
  params: siteParams,
  body: z
    .strictObject({
      state,
      code: text(connectionLimits.connection_code_characters_max, 1).optional(),
      error: text(connectionLimits.connection_code_characters_max)
        .optional()
        .openapi({ description: 'In place of `code`: the owner said no, or the service refused.' }),
    })
    .openapi('ConnectionAuthorizationResult'),
  body_example: { state: 'site_0199a3f2c4d87e6b9a0112233445566f.lw_attempt_x', code: 'abc' },
  response: connection,
  example: connectionExample,
  versioned: true,
  problems: [...serviceProblems, 'application_missing', 'attempt_expired', 'other_account', 'transition_not_allowed'],
})

export const replaceConnectionKey = contract({
  ...of,
  operationId: 'replaceConnectionKey',
  in_person: true,
  method: 'post',
  path: `${connectionPath}/key`,
  summary: 'Replace the API key of a connection',
  description: 'The key is tried at once, and must be of the same account. Ends `reauthorization_required`.',
  status: 200,
  audit: connectionAuthorized,
  params: connectionParams,
  body: serviceKey,
  body_example: { api_key: 'fedcba9876543210fedcba9876543210-us6' },
  response: connection,
  example: connectionExample,
  versioned: true,
  problems: [...serviceProblems, 'other_account', 'transition_not_allowed'],
})
