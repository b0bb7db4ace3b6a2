/** Sending domains: their DNS records, their keys, and probes through the real path. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { domainName, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import * as events from './events.ts'
import { probeStatuses, recordPurposes, recordStatuses } from './table.ts'

const recordPurpose = enumWith(recordPurposes, {
  dkim: 'The key by which recipients check signatures.',
  dkim_next: 'The key that takes over once DNS has it.',
  spf: 'Says which servers may send for the domain.',
  dmarc: 'Says what recipients do with email that is not signed.',
  return_path: 'Leads emails that come back to this server.',
}).openapi('SendingRecordPurpose', {
  description: 'What the record is for.',
})

const record = z
  .object({
    purpose: recordPurpose,
    type: enumOf({ TXT: 'Holds text.', CNAME: 'Leads to another name.' }).openapi('SendingRecordType'),
    name: z.string(),
    expected: z.string().openapi({ description: 'Exact value to enter.' }),
    found: z.array(z.string()).openapi({ description: 'Values found in DNS at the last check.' }),
    status: enumWith(recordStatuses, {
      found: 'It is in DNS as shown.',
      missing: 'It is not in DNS; add it.',
      different: 'DNS has another value; correct it.',
      unknown: 'DNS was not queried yet, or did not answer.',
    }).openapi('SendingRecordStatus', {
      description: 'State of the record.',
    }),
  })
  .openapi('SendingRecord')

export const sendingDomain = z
  .object({
    id: id('sending_domain'),
    domain: z.string(),
    status: enumOf({
      verified: 'The key was found in DNS, and email from the domain’s senders is signed.',
      not_verified: 'The key is not in DNS; add the records shown.',
    }).openapi('SendingDomainStatus', {
      description: 'Whether email from the domain’s senders is signed.',
    }),
    selector: z.string().openapi({ description: 'DKIM selector of the signing key.' }),
    records: z.array(record),
    broken: z.array(recordPurpose).openapi({
      description: 'Records that were correct at an earlier check and no longer are. Checked once a day.',
    }),
    verified_at: instant.nullable(),
    checked_at: instant.nullable(),
    probe: z
      .object({
        status: enumWith(probeStatuses, {
          sent: 'On its way.',
          not_sent: 'It could not be handed off.',
          passed: 'It arrived, signed by the domain.',
          failed: 'It did not arrive in time, or unsigned.',
        }).openapi('ProbeStatus'),
        reason: z.string().nullable(),
        at: instant,
      })
      .openapi('SendingProbe')
      .optional()
      .openapi({ description: 'The last test email, sent to check the DKIM signature from end to end.' }),
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
      purpose: 'dkim',
      type: 'TXT',
      name: 'lw20270314a._domainkey.casaverde.example',
      expected: 'v=DKIM1; k=rsa; p=MIIB…',
      found: ['v=DKIM1; k=rsa; p=MIIB…'],
      status: 'found',
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
  description: 'Returns domains whose key signs email, with the DNS records of each.',
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
  description: 'Returns the DNS records to set. Email is signed once DNS has the key.',
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
  description: 'Returns which records to set, and what DNS has.',
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
  description: 'Asks DNS now. It is asked once a day by itself, too.',
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
  description: 'The current key signs until a check finds the new one in DNS. Keep the old record for a few days.',
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
  description: 'Sent to the address for bounces; 409 if there is none.',
  status: 200,
  audit: events.sendingDomainProbed,
  idempotency: 'ignored',
  params,
  response: sendingDomain,
  example: { ...example, probe: { status: 'sent', reason: null, at } },
  problems: ['transition_not_allowed', 'too_many_requests'],
})

export const deleteSendingDomain = contract({
  ...of,
  operationId: 'deleteSendingDomain',
  method: 'delete',
  path: one,
  summary: 'Delete a sending domain and its keys',
  description: 'Email from its senders is no longer signed by it.',
  status: 204,
  audit: events.sendingDomainDeleted,
  params,
})
