/** Managers: who else works in an account, on which sites, with which permissions. Invitations are in contract-invitations.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { updatedQuery } from '../../platform/schemas/query-values.ts'
import { email, filledText, id, instant, roleName as role, version } from '../../platform/schemas/schemas.ts'
import { grant } from '../api-keys/rules.ts'
import { managersAllowance } from './allowances.ts'
import { managerDeleted, managerInvitationResent, managerInvited, managerUpdated } from './events.ts'
import { managerLimits } from './limits.ts'

const siteIds = z.array(id('site')).max(managerLimits.manager_sites_max)

export const manager = z
  .object({
    id: id('membership'),
    name: z.string(),
    email: z.string(),
    status: enumOf({
      invited: 'The invitation has not been accepted, and the person has no access yet.',
      active: 'The person can sign in and manage what they may.',
    }).openapi('ManagerStatus', {
      description: 'Whether the person has joined.',
    }),
    invitation_expires_at: instant.nullable(),
    role,
    all_sites: z.boolean(),
    site_ids: z.array(z.string()),
    grants: z
      .array(grant)
      .openapi({ description: 'What the person may do: permissions chosen for a manager, or those of the role.' }),
    assistant_ids: z.array(z.string()).nullable().openapi({
      description:
        'IDs of the assistants that `manage-assistants` is limited to. `null` for all assistants of the sites. Empty if the caller does not have access to all of the sites.',
    }),
    second_factor: z.boolean().openapi({ description: 'Whether the person signs in with a second factor.' }),
    current: z.boolean().openapi({ description: 'Whether this is the caller.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Manager')

const example = {
  id: 'mem_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Bea López',
  email: 'bea@example.com',
  status: 'invited',
  invitation_expires_at: '2027-03-21T09:30:00.000Z',
  role: 'manager',
  all_sites: false,
  site_ids: ['site_0199a3f2c4d87e6b9a0112233445566f'],
  grants: ['manage-leads'],
  assistant_ids: null,
  second_factor: false,
  current: false,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'control', permission: 'manage-managers', tag: 'managers' } as const
const params = z.strictObject({ manager_id: id('membership') })

const rights = {
  role: role.optional().openapi({
    description: 'Role of the person. Defaults to `manager`. Only administrators can assign `administrator`.',
  }),
  all_sites: z.boolean().optional().openapi({
    description: 'Whether the person has access to every site of the account, including those created later.',
  }),
  site_ids: siteIds.optional().openapi({
    description: 'IDs of the sites. At least one, unless `all_sites` is `true` or the role is `administrator`.',
  }),
  grants: z
    .array(grant)
    .max(30)
    .optional()
    .openapi({ description: 'Permissions. At least one for a manager; other roles have a fixed set.' }),
  assistant_ids: z
    .array(id('assistant'))
    .max(managerLimits.manager_assistants_max)
    .nullable()
    .optional()
    .openapi({
      description: `Limits \`manage-assistants\` to these assistants, on up to ${managerLimits.manager_assistants_sites_max} chosen sites: other assistants are not found, and actions that concern a whole site are refused. Cannot be combined with \`create-assistant\`, \`purchase-assistant\` or \`manage-managers\`. \`null\` for all assistants.`,
    }),
}

export const listManagers = contract({
  ...of,
  operationId: 'listManagers',
  method: 'get',
  path: '/v1/managers',
  summary: 'List managers and open invitations',
  description:
    'Returns the people of the account with their roles, sites and permissions, and invitations that were not accepted yet.',
  status: 200,
  query: z.strictObject(updatedQuery),
  response: pageOf('ManagerPage', manager),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createManager = contract({
  ...of,
  operationId: 'createManager',
  in_person: true,
  method: 'post',
  path: '/v1/managers',
  summary: 'Invite somebody by email',
  description: 'Callers cannot grant permissions or sites that they do not have.',
  status: 201,
  audit: managerInvited,
  body: z
    .strictObject({ name: filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 }), email, ...rights })
    .openapi('NewManager'),
  body_example: {
    name: 'Bea López',
    email: 'bea@example.com',
    site_ids: ['site_0199a3f2c4d87e6b9a0112233445566f'],
    grants: ['manage-leads'],
  },
  response: manager,
  example,
  problems: ['not_permitted', 'site_not_found', 'manager_exists', 'registration_closed', 'too_many_requests'],
  consumes: [managersAllowance],
})

export const getManager = contract({
  ...of,
  operationId: 'getManager',
  method: 'get',
  path: '/v1/managers/{manager_id}',
  summary: 'Get a manager',
  description: 'Returns role, sites and permissions of the person in the account.',
  status: 200,
  params,
  response: manager,
  example,
  versioned: true,
})

export const updateManager = contract({
  ...of,
  operationId: 'updateManager',
  in_person: true,
  method: 'patch',
  path: '/v1/managers/{manager_id}',
  summary: 'Change what a manager may do, and where; takes effect at once',
  description:
    'Only for people with no more permissions and sites than the caller, and not for oneself. API keys they created that exceed their new permissions are deleted.',
  status: 200,
  audit: managerUpdated,
  params,
  body: z.strictObject(rights).openapi('ManagerChanges'),
  body_example: { grants: ['manage-leads'] },
  response: manager,
  example,
  versioned: true,
  problems: ['site_not_found', 'own_membership', 'longer_password_needed'],
})

export const deleteManager = contract({
  ...of,
  operationId: 'deleteManager',
  method: 'delete',
  path: '/v1/managers/{manager_id}',
  summary: 'Remove a manager, or revoke the invitation',
  description:
    'Ends the person’s sessions, streams and exports immediately and deletes the API keys they created in the account. Only for people with no more permissions than the caller, and not for oneself.',
  status: 204,
  audit: managerDeleted,
  params,
  problems: ['own_membership'],
})

export const resendInvitation = contract({
  ...of,
  operationId: 'resendManagerInvitation',
  in_person: true,
  method: 'post',
  path: '/v1/managers/{manager_id}/resend-invitation',
  summary: 'Resend an invitation; the earlier link stops working',
  description: 'Sends a new email to the invited address, valid for a week again.',
  status: 202,
  audit: managerInvitationResent,
  params,
  response: manager,
  example,
  problems: ['transition_not_allowed', 'registration_closed', 'too_many_requests'],
})
