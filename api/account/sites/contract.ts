/** Sites: name, address, language, time zone. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { resumption } from '../../platform/features/resumption.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { updatedQuery } from '../../platform/schemas/query-values.ts'
import {
  currency,
  filledText,
  id,
  instant,
  localeName,
  siteParams,
  text,
  timezone,
  version,
} from '../../platform/schemas/schemas.ts'
import { webAddress } from '../../platform/schemas/web-address.ts'
import { trimTrailing } from '../../platform/texts/trim-trailing.ts'
import { sitesAllowance } from './allowances.ts'
import {
  siteCreated,
  siteDeleted,
  sitePaused,
  sitePublished,
  siteResumed,
  siteUnpublished,
  siteUpdated,
} from './events.ts'
import { siteLimits } from './limits.ts'

export const site = z
  .object({
    id: id('site'),
    account_id: id('account'),
    name: z.string(),
    subdomain: z.string(),
    language: localeName,
    currency: z.string().openapi({ description: 'ISO 4217 currency code.' }),
    description: z.string(),
    timezone: z.string(),
    postal_address: z.string().openapi({ description: 'Postal address, shown in every marketing email.' }),
    status: z.enum(['draft', 'published']).openapi('SiteStatus'),
    is_demo: z.boolean(),
    paused: z.boolean().openapi({ description: 'Whether marketing email is paused for the site.' }),
    moved: z.boolean().openapi({ description: 'Whether it was exported to continue elsewhere, and is paused here.' }),
    moved_to: z.string().nullable().openapi({
      description:
        'Address of the installation where a moved site continues. Its public paths here (forms, links in emails, pages, widget) redirect there with 308. `null`: they answer 503 `site_elsewhere`.',
    }),
    restored_from: instant.nullable().openapi({
      description:
        'When the backup was made that the site was restored from. The site is paused, because the installation that made the backup may have sent what is due here. `null` once it has been resumed.',
    }),
    database_status: enumOf({
      ready: 'The site works.',
      damaged: 'The site answers 503 until its database has been restored on the server.',
    }).openapi('SiteDatabaseStatus', {
      description: 'State of the site’s database.',
    }),
    /** The line to put into a page. */
    snippet: z.string(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Site')

/** Punycode (`xn--`) would show as letters that nobody typed. */
const subdomainPattern = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const reserved = new Set(['www', 'api', 'admin', 'app', 'mail', 'docs', 'demo', 'static', 'widget', 'localhost'])
const subdomain = z
  .string()
  .max(siteLimits.subdomain_characters_max)
  .transform(t => t.trim().toLowerCase())
  .refine(t => t.length > 0, { params: { code: 'required' } })
  .refine(t => t.length === 0 || subdomainPattern.test(t), { params: { code: 'subdomain_characters' } })
  .refine(t => !reserved.has(t), { params: { code: 'subdomain_reserved' } })
  .openapi({ type: 'string', minLength: 1, maxLength: 63 })

/** Paths are put behind it. */
const installationAddressOrNone = webAddress
  .transform(text => {
    const url = URL.parse(text)
    return url === null ? text : `${url.origin}${trimTrailing(url.pathname, '/')}`
  })
  .nullable()
  .openapi({ type: ['string', 'null'], format: 'uri', maxLength: limits.url_characters_max })

const siteName = filledText(limits.name_characters_max).openapi({ type: 'string', minLength: 1, maxLength: 100 })
const fields = {
  name: siteName,
  subdomain,
  language: localeName,
  currency,
  description: text(limits.description_characters_max),
  timezone,
  postal_address: text(siteLimits.postal_address_characters_max),
}
const newSite = z.strictObject({
  ...fields,
  language: localeName.optional(),
  currency: currency.optional(),
  description: fields.description.optional(),
  timezone: timezone.optional(),
  postal_address: fields.postal_address.optional(),
})

const example = {
  id: 'site_0199a3f2c4d87e6b9a0112233445566f',
  account_id: 'acct_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Casa Verde',
  subdomain: 'casa-verde',
  language: 'es',
  currency: 'EUR',
  description: 'Plants for balconies',
  timezone: 'Europe/Madrid',
  postal_address: 'Calle Mayor 1, 28013 Madrid',
  status: 'draft',
  is_demo: false,
  paused: false,
  moved: false,
  moved_to: null,
  restored_from: null,
  database_status: 'ready',
  snippet:
    '<script async src="https://leads.example.com/widget.js" data-site="site_0199a3f2c4d87e6b9a0112233445566f"></script>',
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'control', permission: 'manage-sites', tag: 'sites' } as const
const one = { ...of, params: siteParams, response: site, versioned: true } as const

export const listSites = contract({
  ...of,
  permission: 'signed-in',
  account: 'optional',
  operationId: 'listSites',
  method: 'get',
  path: '/v1/sites',
  summary: 'List the sites the caller may enter',
  description: 'Returns the sites of all accounts of the caller that they have access to.',
  status: 200,
  query: z.strictObject(updatedQuery),
  response: pageOf('SitePage', site),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createSite = contract({
  ...of,
  operationId: 'createSite',
  method: 'post',
  path: '/v1/sites',
  summary: 'Create a site, with a database of its own',
  description: 'The new site is a draft: its popups show in previews only, until `publishSite`.',
  status: 201,
  audit: siteCreated,
  body: newSite.openapi('NewSite'),
  body_example: { name: 'Casa Verde', subdomain: 'casa-verde', language: 'es', timezone: 'Europe/Madrid' },
  response: site,
  example,
  versioned: true,
  problems: ['subdomain_taken'],
  consumes: [sitesAllowance],
})

export const getSite = contract({
  ...one,
  permission: 'read-site',
  operationId: 'getSite',
  method: 'get',
  path: '/v1/sites/{site_id}',
  summary: 'Get a site',
  description: 'Returns name, language, time zone, currency and status of the site, and the snippet for its pages.',
  status: 200,
  example,
})

export const updateSite = contract({
  ...one,
  operationId: 'updateSite',
  method: 'patch',
  path: '/v1/sites/{site_id}',
  summary: 'Change a site',
  description:
    'Changes the fields that are sent. A new time zone holds for what is scheduled from now on. The postal address cannot be removed while a broadcast, a published journey or an enabled automated email sends marketing email (`in_use`).',
  status: 200,
  audit: siteUpdated,
  body: z
    .strictObject({ ...fields, moved_to: installationAddressOrNone })
    .partial()
    .openapi('SiteChanges'),
  body_example: { postal_address: 'Calle Mayor 1, 28013 Madrid' },
  example,
  problems: ['subdomain_taken', 'site_not_moved', 'in_use'],
})

export const publishSite = contract({
  ...one,
  operationId: 'publishSite',
  method: 'post',
  path: '/v1/sites/{site_id}/publish',
  summary: 'Publish a site: its popups show on any page within 5 seconds',
  description: 'The widget begins to work on all allowed hosts.',
  status: 200,
  audit: sitePublished,
  example: { ...example, status: 'published' },
})

export const unpublishSite = contract({
  ...one,
  operationId: 'unpublishSite',
  method: 'post',
  path: '/v1/sites/{site_id}/unpublish',
  summary: 'Unpublish a site; its popups show only in previews',
  description: 'Leads, journeys and email go on.',
  status: 200,
  audit: siteUnpublished,
  example,
})

export const pauseSite = contract({
  ...one,
  permission: 'manage-marketing',
  operationId: 'pauseSite',
  method: 'post',
  path: '/v1/sites/{site_id}/pause',
  summary: 'Pause all marketing email of a site, queued email included',
  description: 'Nothing is sent to leads in the site’s name but transactional email. `resumeSite` goes on.',
  status: 200,
  audit: sitePaused,
  example: { ...example, paused: true },
})

export const resumeSite = contract({
  ...one,
  permission: 'manage-marketing',
  operationId: 'resumeSite',
  method: 'post',
  path: '/v1/sites/{site_id}/resume',
  summary: 'Resume the marketing email of a site',
  description:
    'Of a copy (`restored_from`), whatever was due until now may have been sent by the original: its emails are late, and the site’s `late_policy` becomes `ask`, so that none leaves before somebody chooses.',
  status: 200,
  audit: siteResumed,
  body: z
    .strictObject({
      ...resumption.shape,
      although_moved: z.boolean().optional().openapi({
        description:
          'Whether to resume a site that was exported to continue elsewhere. Confirms that it does not run there; otherwise people get email twice.',
      }),
    })
    .openapi('SiteResumption'),
  body_example: { overdue: 'continue' },
  example,
  problems: ['site_moved'],
})

export const deleteSite = contract({
  ...of,
  operationId: 'deleteSite',
  method: 'delete',
  path: '/v1/sites/{site_id}',
  summary: 'Delete a site and everything in it',
  description:
    'Its add-ons are canceled at once. Refused while the site has assistants or files, a journey of it is turned on, a broadcast is scheduled, sending or paused, or a run or an operation is in progress.',
  status: 204,
  audit: siteDeleted,
  // A repeat finds no site.
  idempotency: 'ignored',
  sensitive: true,
  params: siteParams,
  problems: ['site_in_use'],
})
