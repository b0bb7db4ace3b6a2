/** Deleting the own account: what stands in the way, asking for it, and taking it back. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { blocker } from '../../platform/problem/blocker.ts'
import { instant } from '../../platform/schemas/schemas.ts'
import { exampleSubscription, subscription } from '../billing/contract.ts'
import { userDeletionRequested } from './events.ts'
import { deletionLimits } from './limits.ts'

const of = {
  database: 'control',
  tag: 'account-deletion',
  permission: 'signed-in',
  path: '/v1/account-deletion',
} as const
const days = deletionLimits.account_deletion_days

export const getAccountDeletion = contract({
  ...of,
  operationId: 'getAccountDeletion',
  method: 'get',
  summary: 'Check whether you can delete your account, or when it will be deleted',
  description:
    'Lists what prevents the deletion, such as a subscription that renews itself. If the deletion was requested, says when it happens.',
  status: 200,
  response: z
    .object({
      deletes_at: instant
        .optional()
        .openapi({ description: 'Time at which the person is erased. Absent unless deletion was requested.' }),
      subscriptions: z.array(subscription).openapi({
        description:
          'What is paid for by accounts that are deleted with the person. With the request it no longer renews itself, and it ends at the latest when the person is erased.',
      }),
      blockers: z.array(blocker).openapi({
        description:
          'What prevents deletion: a `site` or another `manager` of an account with no other administrator, or being the only `super_administrator`.',
      }),
    })
    .openapi('AccountDeletion'),
  example: {
    subscriptions: [exampleSubscription],
    blockers: [{ type: 'site', id: 'site_0199a3f2c4d87e6b9a0112233445566f', name: 'Casa Verde' }],
  },
  problems: ['user_not_found'],
})

export const requestAccountDeletion = contract({
  ...of,
  operationId: 'requestAccountDeletion',
  method: 'post',
  summary: 'Delete your account',
  description: `Ends all of the person’s sessions and deletes the API keys they created. For ${days} days, signing in only lets them restore the account (\`cancelAccountDeletion\`). After that, the person is erased, along with accounts that nobody else administers. What these pay for no longer renews itself from now on, and is canceled at Stripe before anything is erased.`,
  status: 202,
  sensitive: true,
  idempotency: 'ignored',
  audit: userDeletionRequested,
  response: z.object({ deletes_at: instant }).openapi('AccountDeletionRequested'),
  example: { deletes_at: '2027-04-13T09:30:00.000Z' },
  problems: ['user_not_found', 'account_in_use', 'transition_not_allowed'],
})

export const cancelAccountDeletion = contract({
  ...of,
  operationId: 'cancelAccountDeletion',
  in_person: true,
  method: 'delete',
  summary: 'Cancel the deletion of your account',
  description:
    'API keys deleted along with the account are not restored, and subscriptions renew themselves again once each is resumed (`resumeSubscription`).',
  status: 204,
  problems: ['user_not_found', 'transition_not_allowed'],
})
