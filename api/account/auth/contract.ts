/** Signing up, in and out; confirming, resetting. The own profile and rights are in contract-profile.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import {
  anyPassword,
  email,
  id,
  instant,
  localeName,
  password,
  personName,
  text,
} from '../../platform/schemas/schemas.ts'
import { userPasswordChanged } from './events.ts'

export const nameText = personName.openapi({ type: 'string', minLength: 1, maxLength: 100 })

const line = text(200)
  .transform(t => t.trim())
  .openapi({ type: 'string', maxLength: 200 })
const shortLine = text(100)
  .transform(t => t.trim())
  .openapi({ type: 'string', maxLength: 100 })
const shown = z.string()

/** What is not known is empty. */
export const address = z
  .object({ line1: shown, line2: shown, city: shown, postal_code: shown, region: shown, country: shown })
  .openapi('UserAddress')
export const newAddress = z
  .strictObject({
    line1: line.default(''),
    line2: line.default(''),
    city: shortLine.default(''),
    postal_code: text(20)
      .transform(t => t.trim())
      .openapi({ type: 'string', maxLength: 20 })
      .default(''),
    region: shortLine.default(''),
    country: shortLine.default(''),
  })
  .openapi('NewUserAddress', {
    description: 'Postal address. It is replaced as a whole: fields that are left out become empty.',
  })

export const user = z
  .object({
    id: id('user'),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: localeName,
    address,
    picture_url: z.string().nullable().openapi({ description: 'URL of the picture, relative to the API’s base URL.' }),
    has_password: z.boolean().openapi({
      description: 'Whether the person has a password. Otherwise they sign in through a provider or with a passkey.',
    }),
    confirmed: z.boolean(),
    super_administrator: z.boolean(),
    deletes_at: instant.optional().openapi({
      description:
        'Time at which the account is erased. Present if the person deleted it; until then they can only restore it.',
    }),
    version: z.int(),
    created_at: instant,
    updated_at: instant,
  })
  .openapi('User')

export const exampleUser = {
  id: 'user_0199a3f2c4d87e6b9a0112233445566f',
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'García',
  language: 'es',
  address: {
    line1: 'Calle Mayor 1',
    line2: '',
    city: 'Madrid',
    postal_code: '28013',
    region: '',
    country: 'España',
  },
  picture_url: '/v1/public/pictures/pic_0199a3f2c4d87e6b9a0112233445566f',
  has_password: true,
  confirmed: true,
  super_administrator: false,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const accepted = z.object({ accepted: z.literal(true) }).openapi('Accepted')

export const reauthenticated = z.object({ valid_until: instant }).openapi('Reauthenticated')
export const exampleReauthenticated = { valid_until: '2027-03-14T09:45:00.000Z' }

const of = { database: 'control', tag: 'auth' } as const
const open = { ...of, permission: 'public', idempotency: 'ignored' } as const

export const matching = (b: { password?: string | undefined; password_confirmation?: string | undefined }) =>
  b.password_confirmation === undefined || b.password_confirmation === b.password
export const mismatch = { path: ['password_confirmation'], params: { code: 'password_mismatch' } }

const newAccount = z.strictObject({
  email,
  password,
  password_confirmation: z.string().max(256).optional(),
  first_name: nameText,
  last_name: nameText,
  language: localeName.optional(),
})
const newAccountExample = {
  email: 'ana@example.com',
  password: 'correct horse battery',
  first_name: 'Ana',
  last_name: 'García',
}

export const register = contract({
  ...open,
  operationId: 'register',
  method: 'post',
  path: '/v1/auth/register',
  summary: 'Sign up',
  description:
    'The response is the same for new and known addresses. A confirmation link is sent to a new address. Keep `confirmation_secret` on the device used to register: confirming with it keeps the password chosen here.',
  status: 202,
  body: newAccount.refine(matching, mismatch).openapi('Registration'),
  body_example: newAccountExample,
  response: z.object({ accepted: z.literal(true), confirmation_secret: z.string() }).openapi('Registered'),
  example: { accepted: true, confirmation_secret: 'lw_once_…' },
  problems: ['registration_by_invitation', 'registration_closed', 'too_many_requests'],
})

export const confirmEmail = contract({
  ...open,
  operationId: 'confirmEmail',
  method: 'post',
  path: '/v1/auth/email-confirmation',
  summary: 'Confirm an email address with the token of the email',
  description:
    'With the `confirmation_secret` of the registration, the password chosen then is kept. Without it, a new password is required, because anybody could have chosen the first one. The token of `requestEmailChange` needs neither.',
  status: 200,
  body: z
    .strictObject({
      token: z.string().max(200),
      confirmation_secret: z.string().max(200).optional(),
      password: password.optional(),
      password_confirmation: z.string().max(256).optional(),
    })
    .refine(matching, mismatch)
    .openapi('EmailConfirmation'),
  body_example: { token: 'lw_once_…', confirmation_secret: 'lw_once_…' },
  response: z.object({ confirmed: z.literal(true) }).openapi('EmailConfirmed'),
  example: { confirmed: true },
  problems: ['email_verification_failed', 'new_password_needed'],
})

export const session = z.object({ token: z.string(), expires_at: instant, user }).openapi('Session', {
  description: 'A session. Send the token as `Authorization: Bearer …`. The token is shown only once.',
})
export const exampleSession = { token: 'lw_session_…', expires_at: '2027-04-13T09:30:00.000Z', user: exampleUser }

export const signIn = contract({
  ...open,
  operationId: 'signIn',
  method: 'post',
  path: '/v1/auth/sign-in',
  refused_last: true,
  summary: 'Sign in',
  description:
    'The response is the same for an unknown address and a wrong password. Limited to 10 attempts per account in 15 minutes, with higher limits per IP address and network. With a second factor, the response is `second_factor_needed` (403) with a token for `completeSignIn`. Where a person signed in before, attempts made elsewhere do not count; anywhere else, they can sign in with the password and an emailed `code` (`requestSignInCode`).',
  status: 201,
  body: z
    .strictObject({
      email: z.string().max(254),
      password: z.string().max(256),
      code: z.string().max(20).optional().openapi({ description: 'Code from the email sent by `requestSignInCode`.' }),
    })
    .openapi('Credentials'),
  body_example: { email: 'ana@example.com', password: 'correct horse battery' },
  response: session,
  example: exampleSession,
  problems: [
    'wrong_password',
    'email_not_verified',
    'sign_in_code_invalid',
    'second_factor_needed',
    'too_many_requests',
  ],
})

export const requestSignInCode = contract({
  ...open,
  operationId: 'requestSignInCode',
  method: 'post',
  path: '/v1/auth/sign-in-code',
  summary: 'Request a code to sign in while attempts are limited',
  description:
    'The response is the same for known and unknown addresses. The emailed code is valid once, in addition to the password.',
  status: 202,
  body: z.strictObject({ email }).openapi('SignInCodeRequest'),
  body_example: { email: 'ana@example.com' },
  response: accepted,
  example: { accepted: true },
  problems: ['too_many_requests'],
})

export const signOut = contract({
  ...of,
  permission: 'signed-in',
  operationId: 'signOut',
  method: 'post',
  path: '/v1/auth/sign-out',
  summary: 'Sign out; the token stops working at once',
  description: 'Ends the session of the request. Other sessions go on.',
  status: 204,
  idempotency: 'ignored',
})

export const forgotPassword = contract({
  ...open,
  operationId: 'forgotPassword',
  method: 'post',
  path: '/v1/auth/forgot-password',
  summary: 'Request a password reset link',
  description: 'The response is the same for known and unknown addresses.',
  status: 202,
  body: z.strictObject({ email }).openapi('ForgottenPassword'),
  body_example: { email: 'ana@example.com' },
  response: accepted,
  example: { accepted: true },
  problems: ['too_many_requests'],
})

export const resetPassword = contract({
  ...open,
  operationId: 'resetPassword',
  method: 'post',
  path: '/v1/auth/reset-password',
  summary: 'Choose a new password with the token of the email; all sessions end',
  description:
    'The token holds once and for a limited time. Where a second factor is set up, the next sign-in asks for it.',
  status: 200,
  body: z
    .strictObject({
      token: z.string().max(200),
      password: anyPassword,
      password_confirmation: z.string().max(256).optional(),
    })
    .refine(matching, mismatch)
    .openapi('PasswordReset'),
  body_example: { token: 'lw_once_…', password: 'correct horse battery' },
  response: z.object({ changed: z.literal(true) }).openapi('PasswordChanged'),
  example: { changed: true },
  problems: ['reset_code_invalid'],
})

export const changePassword = contract({
  ...of,
  permission: 'signed-in',
  operationId: 'changePassword',
  in_person: true,
  method: 'post',
  path: '/v1/auth/change-password',
  summary: 'Change your password; all other sessions end',
  description: 'Asks for the present password. The session of the request goes on.',
  status: 204,
  audit: userPasswordChanged,
  idempotency: 'ignored',
  body: z
    .strictObject({
      current_password: z.string().max(256),
      password: anyPassword,
      password_confirmation: z.string().max(256).optional(),
    })
    .refine(matching, mismatch)
    .openapi('PasswordChange'),
  body_example: { current_password: 'old password', password: 'correct horse battery' },
  problems: ['wrong_password', 'too_many_requests', 'user_not_found'],
})

export const setUp = contract({
  ...open,
  operationId: 'setUp',
  method: 'post',
  path: '/v1/auth/set-up',
  summary: 'Set up an empty installation with the printed one-time token; makes the super administrator',
  description: 'Works only while the installation has no user. The token is printed by the server at its first start.',
  status: 201,
  body: newAccount
    .extend({ token: z.string().max(200) })
    .refine(matching, mismatch)
    .openapi('SetUp'),
  body_example: { token: 'lw_once_…', ...newAccountExample },
  response: session,
  example: exampleSession,
  problems: ['already_set_up', 'reset_code_invalid'],
})
