/** What the caller may do, and where. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id, instant, roleName } from '../../platform/schemas/schemas.ts'

const of = { database: 'control', tag: 'auth' } as const

export const abilityRule = z
  .object({
    action: z.string(),
    subject: z.literal('site'),
    conditions: z
      .object({
        site_id: z.object({ $in: z.array(z.string()) }).openapi('SiteIds'),
        assistant_id: z
          .object({ $in: z.array(z.string()) })
          .openapi('AssistantIds')
          .optional()
          .openapi({ description: 'IDs of the assistants that the rule is limited to.' }),
      })
      .openapi('SiteCondition'),
  })
  .openapi('AbilityRule', {
    description: 'A CASL rule: one permission, the sites it applies to and, where they are named, the assistants.',
  })

const account = z
  .object({
    id: id('account').openapi({ description: 'Value of the header `X-Account`.' }),
    name: z.string().openapi({ description: 'Name of the person who has administered the account longest.' }),
    role: roleName.optional().openapi({ description: 'Absent for API keys.' }),
    permissions: z.array(z.string()).openapi({ description: 'Permissions in this account.' }),
  })
  .openapi('OwnAccount', { description: 'An account that the caller belongs to.' })

export const listAbilities = contract({
  ...of,
  permission: 'signed-in',
  operationId: 'listAbilities',
  method: 'get',
  path: '/v1/auth/abilities',
  summary: 'List what the caller may do, as CASL rules',
  description:
    'Returns the rules by which a client can hide what the caller may not do. The API checks each request all the same.',
  status: 200,
  response: z
    .object({
      rules: z.array(abilityRule),
      roles: z.array(roleName),
      super_administrator: z.boolean(),
      impersonation: z
        .object({ by: z.string(), until: instant })
        .openapi('Impersonation', { description: 'Present if a super administrator is acting as this person.' })
        .optional(),
      account_permissions: z
        .array(z.string())
        .openapi({ description: 'Permissions that apply to an account as a whole, in at least one of `accounts`.' }),
      accounts: z
        .array(account)
        .openapi({ description: 'The accounts of the caller, the one they have been in longest first.' }),
    })
    .openapi('Abilities'),
  example: {
    rules: [
      {
        action: 'manage-leads',
        subject: 'site',
        conditions: { site_id: { $in: ['site_0199a3f2c4d87e6b9a0112233445566f'] } },
      },
    ],
    roles: ['administrator'],
    super_administrator: false,
    account_permissions: ['manage-sites'],
    accounts: [
      {
        id: 'acct_0199a3f2c4d87e6b9a0112233445566f',
        name: 'Ana García',
        role: 'administrator',
        permissions: ['manage-sites'],
      },
    ],
  },
})

export const checkAccess = contract({
  ...of,
  permission: 'signed-in',
  operationId: 'checkAccess',
  method: 'get',
  path: '/v1/auth/checkAccess',
  summary: 'Check whether the caller may enter the site named in X-Tenant',
  description: 'Answers 204 if the caller may enter the site, and 403 or 404 if not. It changes nothing.',
  status: 204,
  problems: ['site_not_found'],
})
