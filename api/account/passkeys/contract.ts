/** The own passkeys. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id, instant, text } from '../../platform/schemas/schemas.ts'
import { attempt, begun, credential, exampleBegun, exampleCredential } from './contract-sign-in.ts'
import { passkeyCreated, passkeyDeleted, passkeyUpdated } from './events.ts'

const name = text(100)
  .transform(t => t.trim())
  .pipe(z.string().min(1))
  .openapi({ type: 'string', minLength: 1, maxLength: 100 })

const passkey = z
  .object({
    id: id('passkey'),
    name: z.string(),
    synced: z
      .boolean()
      .openapi({ description: 'Whether the passkey is synced across devices, for example by a password manager.' }),
    created_at: instant,
    last_used_at: instant.nullable(),
  })
  .openapi('Passkey')
const example = {
  id: 'pk_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Laptop',
  synced: true,
  created_at: '2027-03-14T09:30:00.000Z',
  last_used_at: null,
}

const of = { database: 'control', permission: 'signed-in', tag: 'passkeys' } as const
const params = z.strictObject({ passkey_id: id('passkey') })

export const listPasskeys = contract({
  ...of,
  operationId: 'listPasskeys',
  method: 'get',
  path: '/v1/passkeys',
  summary: 'List your passkeys',
  description: 'Returns the passkeys of the person of the session.',
  status: 200,
  response: z.object({ data: z.array(passkey) }).openapi('PasskeyList'),
  example: { data: [example] },
  problems: ['user_not_found'],
})

export const startPasskey = contract({
  ...of,
  operationId: 'startPasskey',
  method: 'post',
  path: '/v1/passkeys/start',
  summary: 'Start the creation of a passkey',
  description:
    'Returns the options for the browser’s `navigator.credentials.create`, and a sealed text to give back with its answer.',
  status: 200,
  idempotency: 'ignored',
  sensitive: true,
  response: begun,
  example: exampleBegun,
  problems: ['too_many_passkeys', 'user_not_found'],
})

export const createPasskey = contract({
  ...of,
  operationId: 'createPasskey',
  in_person: true,
  method: 'post',
  path: '/v1/passkeys',
  summary: 'Save a passkey that the device has created',
  description: 'Only in the session that started it.',
  status: 201,
  idempotency: 'ignored',
  audit: passkeyCreated,
  body: z.strictObject({ attempt, name, credential }).openapi('NewPasskey'),
  body_example: { attempt: 'lw_attempt_…', name: 'Laptop', credential: exampleCredential },
  response: passkey,
  example,
  problems: ['attempt_expired', 'passkey_invalid', 'too_many_passkeys', 'user_not_found'],
})

export const updatePasskey = contract({
  ...of,
  operationId: 'updatePasskey',
  in_person: true,
  method: 'patch',
  path: '/v1/passkeys/{passkey_id}',
  summary: 'Rename a passkey',
  description: 'Changes the name by which you tell the passkey from others.',
  status: 200,
  audit: passkeyUpdated,
  params,
  body: z.strictObject({ name }).openapi('PasskeyChanges'),
  body_example: { name: 'Laptop at home' },
  response: passkey,
  example,
  problems: ['user_not_found'],
})

export const deletePasskey = contract({
  ...of,
  operationId: 'deletePasskey',
  method: 'delete',
  path: '/v1/passkeys/{passkey_id}',
  summary: 'Delete a passkey, unless it is your only way to sign in',
  description: 'It can no longer sign in here. The device may keep it until it is deleted there.',
  status: 204,
  sensitive: true,
  audit: passkeyDeleted,
  params,
  problems: ['last_way_in', 'user_not_found'],
})
