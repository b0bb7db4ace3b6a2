/** Senders: in whose name mail leaves; usable once the address was verified by a mailed link. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import {
  email,
  filledText,
  id,
  instant,
  personName,
  siteParams,
  text,
  version,
} from '../../../platform/schemas/schemas.ts'
import { senderCreated, senderDeleted, senderUpdated, senderVerificationAsked } from './events.ts'
import { senderLimits } from './limits.ts'

export const sender = z
  .object({
    id: id('sender'),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    reply_to: z.string(),
    signature: z.string(),
    description: z.string(),
    status: enumOf({
      verified: 'Confirmed: emails can be sent from it.',
      not_verified: 'Not confirmed: nothing is sent from it.',
    }).openapi('SenderStatus'),
    verified_at: instant.nullable(),
    verification_asked_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Sender')

const params = siteParams.extend({ sender_id: id('sender') })
const of = { database: 'site', permission: 'manage-emails', tag: 'senders' } as const
const fields = {
  first_name: personName,
  last_name: personName,
  email,
  reply_to: email,
  signature: filledText(senderLimits.sender_signature_characters_max).openapi({
    type: 'string',
    minLength: 1,
    description: 'Signature at the end of each email, unless the template contains {{ sender.signature }}.',
  }),
  description: text(limits.description_characters_max),
}
const sample = {
  first_name: 'Ana',
  last_name: 'García',
  email: 'ana@example.com',
  reply_to: 'ana@example.com',
  signature: 'Ana García\nCasa Verde',
}
const example = {
  id: 'snd_0199a3f2c4d87e6b9a0112233445566f',
  ...sample,
  description: '',
  status: 'not_verified',
  verified_at: null,
  verification_asked_at: '2027-03-14T09:30:00.000Z',
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const listSenders = contract({
  ...of,
  operationId: 'listSenders',
  method: 'get',
  path: '/v1/sites/{site_id}/senders',
  summary: 'List senders',
  description: 'Returns names and addresses that email is sent from, and whether each is verified.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('SenderPage', sender),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createSender = contract({
  ...of,
  operationId: 'createSender',
  method: 'post',
  path: '/v1/sites/{site_id}/senders',
  summary: 'Create a sender and send the email that verifies it',
  description: 'Nothing is sent from it before the link in that email was followed.',
  status: 201,
  audit: senderCreated,
  params: siteParams,
  body: z.strictObject({ ...fields, description: fields.description.optional() }).openapi('NewSender'),
  body_example: sample,
  response: sender,
  example,
  versioned: true,
  problems: ['too_many_requests'],
})

export const getSender = contract({
  ...of,
  operationId: 'getSender',
  method: 'get',
  path: '/v1/sites/{site_id}/senders/{sender_id}',
  summary: 'Get a sender',
  description: 'Returns name, address and signature of the sender.',
  status: 200,
  params,
  response: sender,
  example,
  versioned: true,
})

export const updateSender = contract({
  ...of,
  operationId: 'updateSender',
  method: 'patch',
  path: '/v1/sites/{site_id}/senders/{sender_id}',
  summary: 'Change a sender; a new address must be verified again',
  description:
    'Changes the fields that are sent. A verified address cannot change while a broadcast, a published journey or an enabled automated email sends by it (`in_use`): create another sender, and choose that one there.',
  status: 200,
  audit: senderUpdated,
  params,
  body: z.strictObject(fields).partial().openapi('SenderChanges'),
  body_example: { signature: 'Ana' },
  response: sender,
  example: { ...example, signature: 'Ana', version: 2 },
  versioned: true,
  problems: ['in_use', 'too_many_requests'],
})

export const deleteSender = contract({
  ...of,
  operationId: 'deleteSender',
  method: 'delete',
  path: '/v1/sites/{site_id}/senders/{sender_id}',
  summary: 'Delete a sender that nothing uses',
  description: 'It is refused with what uses it.',
  status: 204,
  audit: senderDeleted,
  params,
  problems: ['in_use'],
})

export const resendSenderVerification = contract({
  ...of,
  operationId: 'resendSenderVerification',
  method: 'post',
  path: '/v1/sites/{site_id}/senders/{sender_id}/verification',
  summary: 'Send the email that verifies a sender again',
  description: 'The link that was sent before no longer works.',
  status: 202,
  audit: senderVerificationAsked,
  params,
  response: sender,
  example,
  versioned: true,
  problems: ['transition_not_allowed', 'too_many_requests'],
})
