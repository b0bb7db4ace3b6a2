/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ImportedSite,
  NewSiteExport,
  SiteExport,
} from '../models/index.ts'

export interface DownloadSiteExportRequest {
  site_id: string
}

export interface ExportSiteRequest {
  site_id: string
  body: NewSiteExport
}

export interface ImportSiteRequest {
  file: Blob
  passphrase: string
  /** The account that gets it; default: the caller’s own. */
  account_id?: string
}

/** Endpoints of site-transfers. */
export class SiteTransfersResource extends Resource {
  /**
   * Download the export of a site
   *
   * 410 where there is none, or none any more. The permission is needed while the file is sent, too.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sites/{site_id}/export` (downloadSiteExport)
   */
  downloadSiteExport(request: DownloadSiteExportRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/export', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Export a site to one file
   *
   * Needs every permission on the site, which is all in the file. As of one moment, while it runs: its database, its files and its settings; it is then downloaded. The site’s key, which wraps its secrets and signs its links, is encrypted by the passphrase. Managers, API keys and domains stay. With `move` the site is paused first, emails that are just being handed over are waited for, and resuming it here is refused (`site_moved`): what runs in it goes on where the file is taken in, exactly once. The file of an earlier call is replaced; it is kept for 60 minutes.
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sites/{site_id}/export` (exportSite)
   */
  exportSite(request: ExportSiteRequest, options?: RequestOptions): Answer<SiteExport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/export', body: true }, request, options)
  }

  /**
   * Import a site from a file
   *
   * As `exportSite` or the command made it, at most 100 MB; larger ones come in by `npm run import-site`. Its ids are kept, so a site that is here is refused; a subdomain that is taken gets a number. It stays paused until somebody resumes it and decides what becomes of overdue steps. For super administrators alone, into their own account or another: a file is a whole database, and whoever makes one can write anything into it. What is wrong with a file is said at `/file`, and nothing of it stays.
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/site-imports` (importSite)
   */
  importSite(request: ImportSiteRequest, options?: RequestOptions): Answer<ImportedSite> {
    return this.calls.send({ method: 'POST', path: '/v1/site-imports', query: ['account_id'], form: ['file', 'passphrase'] }, request, options)
  }
}
