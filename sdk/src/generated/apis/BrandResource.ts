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
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ReadBrandRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `url`. Unknown fields are refused. */
  body: WebsiteToRead
}

export interface UpdateBrandRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: BrandChanges
}

/** Colors, fonts and logo that designs use. */
export class BrandResource extends Resource {
  /**
   * Get the brand of a site
   *
   * Defaults for new popups, and the look of the site’s emails and pages.
   *
   * Permission: `read-site`, `manage-popups`, `manage-pages`, `manage-emails`, `manage-leads`, `manage-marketing`, or `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/brand` (getBrand)
   * @example
   * ```ts
   * const brand = await client.brand.get({ site_id })
   * ```
   */
  get(request: GetBrandRequest, options?: RequestOptions): Answer<Brand> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/brand' }, request, options)
  }

  /**
   * Read a brand from a website
   *
   * Opens the page as an anonymous visitor, with its style sheets, manifest and icons, and returns what they show. What was not found is absent. Nothing is stored: update the brand with the values you want. If the page cannot be read, the error is at `/url`.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/brand/read` (readBrand)
   * @example
   * ```ts
   * const result = await client.brand.read({ site_id, body: { url: 'https://casa-verde.example' } })
   * ```
   */
  read(request: ReadBrandRequest, options?: RequestOptions): Answer<WebsiteBrand> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/brand/read', body: true }, request, options)
  }

  /**
   * Change the brand of a site
   *
   * Applies to emails and pages from now on; existing popups keep their own style. Colors that are hard to read are stored and listed in `contrast_issues`.
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}/brand` (updateBrand)
   * @example
   * ```ts
   * const brand = await client.brand.update({
   *   site_id,
   *   body: {
   *     colors: { accent_color: '#b5532c', cta_color: '#2d5a3d' },
   *     button_shape: 'rounded',
   *     cta_shape: 'pill',
   *   },
   * })
   * ```
   */
  update(request: UpdateBrandRequest, options?: RequestOptions): Answer<Brand> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/brand', body: true }, request, options)
  }
}
