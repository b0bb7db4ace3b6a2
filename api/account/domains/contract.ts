/** Where a site is: its subdomain, domains of its own with the records that lead them here, and the one that is primary. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { enumOf, enumWith } from '../../platform/schemas/enum-of.ts'
import { id, instant, siteParams, version } from '../../platform/schemas/schemas.ts'
import * as events from './events.ts'
import { recordStatuses } from './records.ts'
import { domainReasons, domainStatuses } from './table.ts'

const record = z
  .object({
    purpose: z.enum(['pointing', 'proof']).openapi('DomainRecordPurpose', {
      description:
        '`pointing`: points the domain to this server. `proof`: proves that its owner wants it at this site.',
    }),
    type: enumOf({
      A: 'Leads to an IPv4 address.',
      AAAA: 'Leads to an IPv6 address.',
      CNAME: 'Leads to another name.',
      TXT: 'Holds text: the proof of ownership.',
    }).openapi('DomainRecordType'),
    name: z.string(),
    expected: z.string().openapi({ description: 'Exact value to enter.' }),
    found: z.array(z.string()).openapi({ description: 'Values found in DNS at the last check.' }),
    status: enumWith(recordStatuses, {
      found: 'It is in DNS as shown.',
      missing: 'It is not in DNS; add it.',
      different: 'DNS has another value; correct it.',
      unknown: 'DNS was not queried yet, or did not answer.',
    }).openapi('DomainRecordStatus', {
      description: 'State of the record.',
    }),
  })
  .openapi('DomainRecord')

export const domain = z
  .object({
    id: id('domain'),
    host: z.string().openapi({ description: 'Host in lowercase and Punycode.' }),
    name: z.string().openapi({ description: 'Host as people read it, with international characters.' }),
    status: enumWith(domainStatuses, {
      pending: 'Checked again by itself until its records are found.',
      verified: 'The site is served at the domain.',
      failed: 'No more automatic checks; use `checkDomain`.',
    }).openapi('DomainStatus', {
      description: 'State of the domain.',
    }),
    reason: enumWith(domainReasons, {
      not_checked: 'Its records have not been looked up yet.',
      not_pointing: 'It has no record that leads here; add the ones shown.',
      pointing_elsewhere: 'Its records lead to another server.',
      cname_loop: 'Its CNAME records lead back to themselves.',
      not_owned: 'It leads here, and the record that proves whose it is is missing or different.',
      claimed: 'Another site has it, and that site’s proof is still in DNS.',
      taken: 'Another site has proved ownership.',
      no_answer: 'Its DNS servers did not answer; it is checked again.',
    })
      .openapi('DomainReason', {
        description: 'Why it is not verified, or what is wrong with a verified one.',
      })
      .optional(),
    is_primary: z.boolean(),
    records: z.array(record),
    checked_at: instant.nullable(),
    next_check_at: instant.nullable(),
    checks_until: instant.openapi({ description: 'Time at which checking stops if the domain is still not verified.' }),
    verified_at: instant.nullable(),
    broken_at: instant.nullable().openapi({ description: 'Time since when the verified domain points elsewhere.' }),
    certificate: z
      .object({
        status: enumOf({
          waiting: 'Not requested yet, or the authority has not answered.',
          issued: 'The site is served with HTTPS.',
          failed: 'The last attempt was refused.',
          disk_full: 'The server has no room to store the certificate, and retries once there is.',
        }).openapi('CertificateStatus', {
          description: 'State of the domain’s certificate. One that was issued earlier stays in use until it expires.',
        }),
        not_after: instant.nullable().openapi({ description: 'Time at which the certificate expires.' }),
        next_attempt_at: instant.nullable(),
        reason: z.string().nullable().openapi({ description: 'The certificate authority’s own message.' }),
      })
      .openapi('DomainCertificate')
      .optional()
      .openapi({ description: 'Certificate of a verified domain, if this server obtains certificates itself.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Domain')

const siteDomains = z
  .object({
    data: z.array(domain),
    primary_domain_id: id('domain')
      .nullable()
      .openapi({ description: 'ID of the primary domain. `null` for the site’s subdomain.' }),
    address: z.string().openapi({ description: 'URL at which visitors find the site.' }),
    subdomain_address: z.string(),
    target: z.string().openapi({ description: 'Host that domains must point to.' }),
  })
  .openapi('SiteDomains')

const of = { database: 'control', permission: 'manage-sites', tag: 'domains' } as const
const path = '/v1/sites/{site_id}/domains'
const one = `${path}/{domain_id}` as const
const params = siteParams.extend({ domain_id: id('domain') })
const at = '2027-03-14T09:30:00.000Z'
const example = {
  id: 'dom_0199a3f2c4d87e6b9a0112233445566f',
  host: 'www.casaverde.example',
  name: 'www.casaverde.example',
  status: 'pending',
  reason: 'not_pointing',
  is_primary: false,
  records: [
    {
      purpose: 'pointing',
      type: 'CNAME',
      name: 'www.casaverde.example',
      expected: 'sites.example.com',
      found: [],
      status: 'missing',
    },
    {
      purpose: 'proof',
      type: 'TXT',
      name: '_leadwright.casaverde.example',
      expected: 'leadwright-site=5f0c…',
      found: ['leadwright-site=5f0c…'],
      status: 'found',
    },
  ],
  checked_at: at,
  next_check_at: '2027-03-14T09:31:00.000Z',
  checks_until: '2027-03-17T09:30:00.000Z',
  verified_at: null,
  broken_at: null,
  version: 2,
  created_at: at,
  updated_at: at,
} as const
const listExample = {
  data: [example],
  primary_domain_id: null,
  address: 'https://casa-verde.sites.example.com',
  subdomain_address: 'https://casa-verde.sites.example.com',
  target: 'sites.example.com',
} as const

export const listDomains = contract({
  ...of,
  permission: 'read-site',
  operationId: 'listDomains',
  method: 'get',
  path,
  summary: 'List the domains of a site and where visitors find it',
  description: 'Returns domains with their status, and the URL at which visitors find the site now.',
  status: 200,
  params: siteParams,
  response: siteDomains,
  example: listExample,
})

export const createDomain = contract({
  ...of,
  operationId: 'createDomain',
  method: 'post',
  path,
  summary: 'Claim a domain for a site',
  description:
    'DNS is checked for up to 72 hours. Several sites may claim a domain: it goes to the site whose proof is in DNS, and stays with the first one while both proofs are.',
  status: 201,
  audit: events.domainCreated,
  params: siteParams,
  body: z
    .strictObject({
      host: z
        .string()
        .max(300)
        .openapi({ description: 'Host such as `www.example.com`. International names may be given in Unicode.' }),
    })
    .openapi('NewDomain'),
  body_example: { host: 'www.casaverde.example' },
  response: domain,
  example: { ...example, reason: 'not_checked', checked_at: null, version: 1 },
  problems: ['name_taken'],
})

export const getDomain = contract({
  ...of,
  permission: 'read-site',
  operationId: 'getDomain',
  method: 'get',
  path: one,
  summary: 'Get a domain with its DNS records',
  description: 'Returns which DNS records to set, and what DNS has.',
  status: 200,
  params,
  response: domain,
  example,
})

export const checkDomain = contract({
  ...of,
  operationId: 'checkDomain',
  method: 'post',
  path: `${one}/check`,
  summary: 'Look up the DNS records of a domain now',
  description: 'A failed domain is checked for another 72 hours.',
  status: 200,
  audit: events.domainChecked,
  idempotency: 'ignored',
  params,
  response: domain,
  example,
  problems: ['too_many_requests'],
})

export const deleteDomain = contract({
  ...of,
  operationId: 'deleteDomain',
  method: 'delete',
  path: one,
  summary: 'Remove a domain from a site',
  description: 'If it was the primary domain, the site is served at its subdomain again.',
  status: 204,
  audit: events.domainDeleted,
  params,
})

export const setPrimaryDomain = contract({
  ...of,
  operationId: 'setPrimaryDomain',
  method: 'put',
  path: '/v1/sites/{site_id}/primary-domain',
  summary: 'Choose where visitors find a site: all its other hosts redirect there',
  description: 'The domain must be verified. The subdomain can be chosen again.',
  status: 200,
  audit: events.primaryDomainUpdated,
  params: siteParams,
  body: z
    .strictObject({
      domain_id: id('domain')
        .nullable()
        .openapi({ description: 'ID of the primary domain. `null` for the site’s subdomain.' }),
    })
    .openapi('PrimaryDomain'),
  body_example: { domain_id: null },
  response: siteDomains,
  example: listExample,
  problems: ['domain_not_pointing'],
})
