/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ImportedSite,
  NewSiteExport,
  SiteExport,
} from '../models/index.ts'

export interface DownloadSiteExportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ExportSiteRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `passphrase`. Unknown fields are refused. */
  body: NewSiteExport
}

export interface ImportSiteRequest {
  /** The file that `exportSite` made. */
  file: import('../../files.ts').FileInput
  /** Passphrase that the file is encrypted with. Whoever has it can read the file. */
  passphrase: string
  /** ID of the account that gets the site, of anybody. Defaults to the one in `X-Account`, else to the caller’s only one. */
  account_id?: string
}

/** A site as a file, moved to another installation. */
export class SiteTransfersResource extends Resource {
  /**
   * Download the export of a site
   *
   * 410 if there is no file, or no longer. The permission must remain while the file is being sent.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/export` (downloadSiteExport)
   * @example
   * ```ts
   * const file = await client.sites.transfers.downloadSiteExport({ site_id })
   * ```
   */
  downloadSiteExport(request: DownloadSiteExportRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/export', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Export a site to one file
   *
   * Requires every permission on the site, because the file contains everything: its database, files and settings at one moment, taken while the site runs. The site’s key, which encrypts its secrets and signs its links, is encrypted with the passphrase. Managers, API keys, domains and the content of WordPress sandboxes are not included. With `move`, the site is paused first, emails being handed off are waited for, and resuming it here is refused (`site_moved`), so that everything in progress continues exactly once, where the file is imported. Replaces the file of an earlier export, and is kept for 60 minutes.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sites/{site_id}/export` (exportSite)
   * @example
   * ```ts
   * const result = await client.sites.transfers.exportSite({ site_id, body: { passphrase: 'correct horse battery', move: false } })
   * ```
   */
  exportSite(request: ExportSiteRequest, options?: RequestOptions): Answer<SiteExport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/export', body: true }, request, options)
  }

  /**
   * Import a site from a file
   *
   * A file created by `exportSite` or the command line, at most 100 MB; import larger ones with `npm run import-site`. IDs are kept, so a site that already exists here is refused; a subdomain that is taken gets a number appended. The site stays paused until somebody resumes it and decides about overdue steps. For super administrators only, into their own account or another, because a file is a complete database that can contain anything. Errors in the file are reported at `/file`, and nothing of it is kept.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/site-imports` (importSite)
   * @example
   * ```ts
   * const result = await client.sites.transfers.importSite({ file, passphrase })
   * ```
   */
  importSite(request: ImportSiteRequest, options?: RequestOptions): Answer<ImportedSite> {
    return this.calls.send({ method: 'POST', path: '/v1/site-imports', query: ['account_id'], form: ['file', 'passphrase'], toForm }, request, options)
  }
}
