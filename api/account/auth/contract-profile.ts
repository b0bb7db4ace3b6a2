/** Who is signed in. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { localeName } from '../../platform/schemas/schemas.ts'
import { exampleUser, nameText, newAddress, user } from './contract.ts'
import { userUpdated } from './events.ts'

const of = { database: 'control', tag: 'auth' } as const

export const getProfile = contract({
  ...of,
  permission: 'signed-in',
  operationId: 'getProfile',
  method: 'get',
  path: '/v1/auth/profile',
  summary: 'Get the signed-in person',
  description: 'Returns name, address, language and settings of the person whose session or key it is.',
  status: 200,
  response: user,
  example: exampleUser,
  versioned: true,
  problems: ['user_not_found'],
})

export const updateProfile = contract({
  ...of,
  permission: 'signed-in',
  operationId: 'updateProfile',
  in_person: true,
  method: 'patch',
  path: '/v1/auth/profile',
  summary: 'Change your name, language or address',
  description: 'Changes the fields that are sent. The email address is changed by `requestEmailChange`.',
  status: 200,
  audit: userUpdated,
  body: z
    .strictObject({ first_name: nameText, last_name: nameText, language: localeName, address: newAddress })
    .partial()
    .openapi('ProfileChanges'),
  body_example: { first_name: 'Ana María' },
  response: user,
  example: exampleUser,
  versioned: true,
  problems: ['user_not_found'],
})
