/** A super administrator acts as whoever administers an account. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id } from '../../platform/schemas/schemas.ts'
import { exampleSession, session } from '../auth/contract.ts'
import { impersonationLimits } from './limits.ts'

export const impersonateAccount = contract({
  database: 'control',
  permission: 'super-administrator',
  tag: 'installation',
  operationId: 'impersonateAccount',
  method: 'post',
  path: '/v1/accounts/{account_id}/impersonation',
  summary: 'Act as the administrator of an account',
  description: `Opens a session as the account’s first administrator. It ends on signing out, or after ${impersonationLimits.impersonation_minutes} minutes. \`listAbilities\` says who is acting; the account’s history records both people for every change. Actions reserved for the person themselves are refused: what would let somebody stay (passwords, passkeys, API keys, managers, webhook endpoints), what speaks for the person (profile, notification settings), and deletion (\`not_while_impersonating\`).`,
  status: 201,
  sensitive: true,
  idempotency: 'ignored',
  params: z.strictObject({ account_id: id('account') }),
  response: session,
  example: exampleSession,
  problems: ['user_not_found'],
})
