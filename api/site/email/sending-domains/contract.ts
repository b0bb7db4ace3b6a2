/** Sending domains: their DNS records, their keys, and probes through the real path. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { domainName, id, instant, siteParams, version } from '../../../platform/schemas.ts'
import * as events from './events.ts'
import { probeStates, recordKinds, recordStates } from './table.ts'

const recordKind = z.enum(recordKinds).openapi('SendingRecordKind', {
  description: '`dkim_next`: of the key that takes over once DNS has it.',
})

const record = z
  .object({
    kind: recordKind,
    type: z.enum(['TXT', 'CNAME']).openapi('SendingRecordType'),
    name: z.string(),
    expected: z.string().openapi({ description: 'Exactly what to enter.' }),
    found: z.array(z.string()).openapi({ description: 'What DNS had at the last check.' }),
    state: z.enum(recordStates).openapi('SendingRecordState', {
      description: '`unknown`: DNS was not asked yet, or gave no answer.',
    }),
  })
  .openapi('SendingRecord')

export const sendingDomain = z
  .object({
    id: id('sending_domain'),
    domain: z.string(),
    status: z.enum(['verified', 'not_verified']).openapi('SendingDomainStatus', {
      description: 'Email of its senders is signed for the domain once DNS has the key.',
    }),
    selector: z.string().openapi({ description: 'Of the key that signs.' }),
    records: z.array(record),
    broken: z.array(recordKind).openapi({
      description: 'Records that were right at an earlier check, and are right no more. Checked once a day.',
    }),
    verified_at: instant.nullable(),
    checked_at: instant.nullable(),
    probe: z
      .object({
        state: z.enum(probeStates).openapi('ProbeState'),
        reason: z.string().nullable(),
        at: instant,
      })
      .openapi('SendingProbe')
      .optional()
      .openapi({ description: 'The last email that went through the real path to see whether its signature holds.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('SendingDomain')

const of = { database: 'site', permission: 'manage-emails', tag: 'sending-domains' } as const
const path = '/v1/sites/{site_id}/sending-domains'
const one = `${path}/{sending_domain_id}` as const
const params = siteParams.extend({ sending_domain_id: id('sending_domain') })
const at = '2027-03-14T09:30:00.000Z'
const example = {
  id: 'sdom_0199a3f2c4d87e6b9a0112233445566f',
  domain: 'casaverde.example',
  status: 'verified',
  selector: 'lw20270314a',
  records: [
    {
      kind: 'dkim',
      type: 'TXT',
      name: 'lw20270314a._domainkey.casaverde.example',
      expected: 'v=DKIM1; k=rsa; p=MIIB…',
      found: ['v=DKIM1; k=rsa; p=MIIB…'],
      state: 'found',
    },
  ],
  broken: [],
  verified_at: at,
  checked_at: at,
  version: 1,
  created_at: at,
  updated_at: at,
} as const

export const listSendingDomains = contract({
  ...of,
  operationId: 'listSendingDomains',
  method: 'get',
  path,
  summary: 'List sending domains',
  status: 200,
  params: siteParams,
  response: z.object({ data: z.array(sendingDomain) }).openapi('SendingDomainList'),
  example: { data: [example] },
})

export const createSendingDomain = contract({
  ...of,
  operationId: 'createSendingDomain',
  method: 'post',
  path,
  summary: 'Add a sending domain and make the key that signs its email',
  status: 201,
  audit: events.sendingDomainCreated,
  params: siteParams,
  body: z.strictObject({ domain: domainName }).openapi('NewSendingDomain'),
  body_example: { domain: 'casaverde.example' },
  response: sendingDomain,
  example,
  problems: ['name_taken'],
})

export const getSendingDomain = contract({
  ...of,
  operationId: 'getSendingDomain',
  method: 'get',
  path: one,
  summary: 'Get a sending domain with its DNS records',
  status: 200,
  params,
  response: sendingDomain,
  example,
})

export const checkSendingDomain = contract({
  ...of,
  operationId: 'checkSendingDomain',
  method: 'post',
  path: `${one}/check`,
  summary: 'Look up the DNS records of a sending domain',
  status: 200,
  audit: events.sendingDomainChecked,
  idempotency: 'ignored',
  params,
  response: sendingDomain,
  example,
  problems: ['too_many_requests'],
})

export const rotateSendingDomainKey = contract({
  ...of,
  operationId: 'rotateSendingDomainKey',
  method: 'post',
  path: `${one}/rotate-key`,
  summary: 'Rotate the key of a sending domain',
  description:
    'The present key signs until a check has found the next one in DNS. Leave the former record for some days.',
  status: 200,
  audit: events.sendingDomainKeyRotated,
  params,
  response: sendingDomain,
  example,
})

export const probeSendingDomain = contract({
  ...of,
  operationId: 'probeSendingDomain',
  method: 'post',
  path: `${one}/probe`,
  summary: 'Send an email through the real path, and verify its signature when it arrives',
  description: 'It goes to the address to which bounces come back; where there is none, 409.',
  status: 200,
  audit: events.sendingDomainProbed,
  idempotency: 'ignored',
  params,
  response: sendingDomain,
  example: { ...example, probe: { state: 'sent', reason: null, at } },
  problems: ['transition_not_allowed', 'too_many_requests'],
})

export const deleteSendingDomain = contract({
  ...of,
  operationId: 'deleteSendingDomain',
  method: 'delete',
  path: one,
  summary: 'Delete a sending domain and its keys',
  status: 204,
  audit: events.sendingDomainDeleted,
  params,
})
