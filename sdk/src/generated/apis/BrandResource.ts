/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Brand,
  BrandChanges,
  WebsiteBrand,
  WebsiteToRead,
} from '../models/index.ts'

export interface GetBrandRequest {
  site_id: string
}

export interface ReadBrandRequest {
  site_id: string
  body: WebsiteToRead
}

export interface UpdateBrandRequest {
  site_id: string
  body: BrandChanges
}

/** Endpoints of brand. */
export class BrandResource extends Resource {
  /**
   * Get the brand of a site
   *
   * What new popups begin with, and how emails and pages of the site look.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/brand` (getBrand)
   */
  get(request: GetBrandRequest, options?: RequestOptions): Answer<Brand> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/brand' }, request, options)
  }

  /**
   * Read a brand from a website
   *
   * Opens the page as any stranger may, with its style sheets, its manifest and its icons, and answers what they show. What was not found is absent. Nothing is stored: change the brand with what you take. A page that cannot be read is refused at `/url` with the reason.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/brand/read` (readBrand)
   */
  read(request: ReadBrandRequest, options?: RequestOptions): Answer<WebsiteBrand> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/brand/read', body: true }, request, options)
  }

  /**
   * Change the brand of a site
   *
   * Emails and pages take it with the next one; popups that there are keep their own style. Colors that cannot be read are kept and named in `contrast_issues`.
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}/brand` (updateBrand)
   */
  update(request: UpdateBrandRequest, options?: RequestOptions): Answer<Brand> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/brand', body: true }, request, options)
  }
}
