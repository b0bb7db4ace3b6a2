/** What the holder of an invitation reaches without signing in. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { anyPassword, instant, personName } from '../../platform/schemas/schemas.ts'

const of = { database: 'control', tag: 'invitations', permission: 'public', idempotency: 'ignored' } as const
const token = z.string().max(200)
const nameText = personName.openapi({ type: 'string', minLength: 1, maxLength: 100 })

export const readInvitation = contract({
  ...of,
  operationId: 'readInvitation',
  method: 'post',
  path: '/v1/invitations/read',
  summary: 'Get an invitation by its link',
  description:
    'Returns who is invited to which account, for the page on which the invitation is accepted. The token stays valid.',
  status: 200,
  body: z.strictObject({ token }).openapi('InvitationToken'),
  body_example: { token: 'lw_once_…' },
  response: z
    .object({
      email: z.string(),
      name: z.string(),
      has_account: z.boolean().openapi({
        description:
          'Whether the person already has an account and signs in as usual. Otherwise they choose a name and a password.',
      }),
      password_characters_min: z.int().openapi({
        description:
          'Minimum length of the password, in characters. It is shorter for people who manage chosen assistants only.',
      }),
      expires_at: instant,
    })
    .openapi('Invitation'),
  example: {
    email: 'bea@example.com',
    name: 'Bea López',
    has_account: false,
    password_characters_min: 8,
    expires_at: '2027-03-21T09:30:00.000Z',
  },
  problems: ['invitation_invalid'],
})

export const acceptInvitation = contract({
  ...of,
  operationId: 'acceptInvitation',
  method: 'post',
  path: '/v1/invitations/accept',
  summary: 'Accept an invitation; the link works once',
  description: 'A person without an account chooses a name and a password. The email address counts as confirmed.',
  status: 200,
  body: z
    .strictObject({
      token,
      first_name: nameText.optional(),
      last_name: nameText.optional(),
      password: anyPassword.optional(),
      password_confirmation: z.string().max(256).optional(),
    })
    .refine(b => b.password_confirmation === undefined || b.password_confirmation === b.password, {
      path: ['password_confirmation'],
      params: { code: 'password_mismatch' },
    })
    .openapi('InvitationAcceptance'),
  body_example: { token: 'lw_once_…', first_name: 'Bea', last_name: 'López', password: 'correct horse battery' },
  response: z.object({ accepted: z.literal(true), email: z.string() }).openapi('InvitationAccepted'),
  example: { accepted: true, email: 'bea@example.com' },
  problems: ['invitation_invalid', 'new_password_needed', 'longer_password_needed', 'registration_closed'],
})
