/** A site as one file: made while it runs, downloaded, and taken in by another installation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { storedUpload } from '../../platform/routing/multipart.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { id, instant, siteParams } from '../../platform/schemas/schemas.ts'
import { sitesAllowance } from '../sites/rules.ts'
import * as events from './events.ts'
import { siteTransferLimits } from './limits.ts'

const passphrase = z.string().min(siteTransferLimits.site_export_passphrase_characters_min).max(200)
/** The service asks for every permission on the site. */
const of = { database: 'control', permission: 'signed-in', tag: 'site-transfers' } as const
const path = '/v1/sites/{site_id}/export'

const made = z
  .object({
    name: z.string(),
    bytes: z.int(),
    moved: z.boolean().openapi({ description: 'Whether the site is paused here from now on.' }),
    until: instant.openapi({ description: 'Time at which the file is deleted.' }),
  })
  .openapi('SiteExport')

export const exportSite = contract({
  ...of,
  operationId: 'exportSite',
  method: 'post',
  path,
  summary: 'Export a site to one file',
  description: `Requires every permission on the site, because the file contains everything: its database, files and settings at one moment, taken while the site runs. The site’s key, which encrypts its secrets and signs its links, is encrypted with the passphrase. Managers, API keys, domains and the content of WordPress sandboxes are not included. With \`move\`, the site is paused first, emails being handed off are waited for, and resuming it here is refused (\`site_moved\`), so that everything in progress continues exactly once, where the file is imported. Replaces the file of an earlier export, and is kept for ${siteTransferLimits.site_export_kept_minutes} minutes.`,
  status: 200,
  audit: events.siteExported,
  sensitive: true,
  in_person: true,
  params: siteParams,
  body: z.strictObject({ passphrase, move: z.boolean().optional() }).openapi('NewSiteExport'),
  body_example: { passphrase: 'correct horse battery', move: false },
  response: made,
  example: { name: 'casa-verde.site', bytes: 4_812_345, moved: false, until: '2027-03-14T10:30:00.000Z' },
  problems: ['not_permitted', 'emails_under_way'],
})

export const downloadSiteExport = contract({
  ...of,
  operationId: 'downloadSiteExport',
  method: 'get',
  path,
  summary: 'Download the export of a site',
  description: '410 if there is no file, or no longer. The permission must remain while the file is being sent.',
  status: 200,
  in_person: true,
  params: siteParams,
  problems: ['not_permitted', 'gone'],
  shows_people: 'exported',
  produces: 'application/octet-stream',
  concurrency: 'downloads',
})

export const importSite = contract({
  ...of,
  permission: 'super-administrator',
  account: 'optional',
  operationId: 'importSite',
  method: 'post',
  path: '/v1/site-imports',
  summary: 'Import a site from a file',
  description:
    'A file created by `exportSite` or the command line, at most 100 MB; import larger ones with `npm run import-site`. IDs are kept, so a site that already exists here is refused; a subdomain that is taken gets a number appended. The site stays paused until somebody resumes it and decides about overdue steps. For super administrators only, into their own account or another, because a file is a complete database that can contain anything. Errors in the file are reported at `/file`, and nothing of it is kept.',
  status: 201,
  audit: events.siteImported,
  sensitive: true,
  multipart: 'stored',
  body_bytes_max: siteTransferLimits.site_import_bytes_max + limits.multipart_overhead_bytes_max,
  body: z.strictObject({ file: storedUpload, passphrase: z.string().max(200) }),
  query: z.strictObject({
    account_id: id('account').optional().openapi({
      description:
        'ID of the account that gets the site, of anybody. Defaults to the one in `X-Account`, else to the caller’s only one.',
    }),
  }),
  response: z
    .object({
      id: id('site'),
      name: z.string(),
      subdomain: z.string(),
      made_at: instant.openapi({ description: 'Time at which the export file was created.' }),
      moved: z.boolean().openapi({
        description: 'Whether the original site was paused by the export. If `false`, it may still be running.',
      }),
      lead_count: z.int(),
      live_run_count: z.int().openapi({ description: 'Number of runs that continue once the site is resumed.' }),
    })
    .openapi('ImportedSite'),
  example: {
    id: 'site_0199a3f2c4d87e6b9a0112233445566f',
    name: 'Casa Verde',
    subdomain: 'casa-verde',
    made_at: '2027-03-14T09:30:00.000Z',
    moved: true,
    lead_count: 1_240,
    live_run_count: 12,
  },
  problems: ['user_not_found', 'account_required'],
  consumes: [sitesAllowance],
})
