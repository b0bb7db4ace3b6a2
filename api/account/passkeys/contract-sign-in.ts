/** Signing in with a passkey, and showing by one who one is. The own passkeys are in contract.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { instant, text } from '../../platform/schemas/schemas.ts'
import { exampleReauthenticated, exampleSession, reauthenticated, session } from '../auth/contract.ts'

const of = { database: 'control', tag: 'passkeys', idempotency: 'ignored' } as const
const open = { ...of, permission: 'public' } as const
const own = { ...of, permission: 'signed-in' } as const

export const begun = z
  .object({
    attempt: z
      .string()
      .openapi({ description: 'Token to send back with the device’s response. Valid once, for 5 minutes.' }),
    public_key: z.record(z.string(), z.unknown()).openapi({
      description:
        'Options for `PublicKeyCredential.parseCreationOptionsFromJSON` or, when signing in, `parseRequestOptionsFromJSON`.',
    }),
    expires_at: instant,
  })
  .openapi('BegunPasskey')
export const exampleBegun = {
  attempt: 'lw_attempt_…',
  public_key: { challenge: 'dGhlIGNoYWxsZW5nZQ', rpId: 'leads.example.com', userVerification: 'required' },
  expires_at: '2027-03-14T09:35:00.000Z',
}

export const attempt = text(4_000)

const isBytes = (value: unknown) => typeof value === 'string' && /^[\w-]*$/.test(value)
const bytes = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'publicKey', 'userHandle']

const isText = (value: unknown) => typeof value === 'string'
const isWord = (value: unknown) => value === undefined || value === null || isText(value)

/** As browsers write it; what the device says is for the library to judge. */
function isCredential({ id, rawId, type, response, ...others }: Record<string, unknown>): boolean {
  if (!isBytes(id) || !isBytes(rawId) || type !== 'public-key') return false
  if (typeof response !== 'object' || response === null) return false
  const { transports = [] } = response as { transports?: unknown }
  if (!isWord(others.authenticatorAttachment) || !Array.isArray(transports) || !transports.every(isText)) return false
  const isWritten = Object.entries(response).every(([name, of]) => !bytes.includes(name) || of === null || isBytes(of))
  return isWritten && !/\\u0000|\\ud[89a-f]/.test(JSON.stringify([response, others]))
}

export const credential = z
  .record(z.string(), z.unknown())
  .refine(isCredential)
  .openapi({ description: 'Result of `credential.toJSON()` in the browser.' })
export const exampleCredential = {
  id: 'dGhlIGNyZWRlbnRpYWw',
  rawId: 'dGhlIGNyZWRlbnRpYWw',
  type: 'public-key',
  response: {},
}

const answered = z.strictObject({ attempt, credential }).openapi('PasskeyAnswer')
const exampleAnswered = { attempt: 'lw_attempt_…', credential: exampleCredential }

export const startPasskeySignIn = contract({
  ...open,
  operationId: 'startPasskeySignIn',
  method: 'post',
  path: '/v1/auth/passkey-sign-in',
  summary: 'Start a sign-in with a passkey',
  description: 'The device knows whose passkey it is, so no email address is needed. Nothing is stored.',
  status: 200,
  response: begun,
  example: exampleBegun,
})

export const completePasskeySignIn = contract({
  ...open,
  operationId: 'completePasskeySignIn',
  method: 'post',
  path: '/v1/auth/passkey-sign-in/complete',
  refused_last: true,
  summary: 'Complete a sign-in with a passkey',
  description: 'No second step is needed, because the device has verified the person.',
  status: 201,
  body: answered,
  body_example: exampleAnswered,
  response: session,
  example: exampleSession,
  problems: ['attempt_expired', 'passkey_invalid', 'too_many_requests'],
})

export const startPasskeyCheck = contract({
  ...own,
  operationId: 'startPasskeyCheck',
  in_person: true,
  method: 'post',
  path: '/v1/auth/passkey-reauthentication',
  summary: 'Start reauthentication with a passkey',
  description:
    'Returns the options for the browser’s `navigator.credentials.get`, and a sealed text to give back with its answer.',
  status: 200,
  response: begun,
  example: exampleBegun,
  problems: ['user_not_found'],
})

export const completePasskeyCheck = contract({
  ...own,
  operationId: 'completePasskeyCheck',
  in_person: true,
  method: 'post',
  path: '/v1/auth/passkey-reauthentication/complete',
  summary: 'Complete reauthentication with a passkey',
  description:
    'Checks what the browser answered. Actions that ask for a recent sign-in are allowed for some minutes then.',
  status: 200,
  body: answered,
  body_example: exampleAnswered,
  response: reauthenticated,
  example: exampleReauthenticated,
  problems: ['attempt_expired', 'passkey_invalid', 'too_many_requests', 'user_not_found'],
})
