/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Pricing,
  PricingPage,
  PricingPageTexts,
} from '../models/index.ts'

export interface UpdatePricingPageRequest {
  /** The whole value, which replaces the present one. */
  body: PricingPageTexts
}

/** Texts and plans of the pricing page. */
export class PricingPageResource extends Resource {
  /**
   * Get the plans that are offered, from the cheapest on
   *
   * Empty while the installation takes no payments.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/pricing` (getPricing)
   * @example
   * ```ts
   * const result = await client.installation.pricingPage.getPricing()
   * ```
   */
  getPricing(options?: RequestOptions): Answer<Pricing> {
    return this.calls.send({ method: 'GET', path: '/v1/public/pricing' }, {}, options)
  }

  /**
   * Get the texts of the pricing page
   *
   * Empty until somebody writes them.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/pricing-page` (getPricingPage)
   * @example
   * ```ts
   * const pricingPage = await client.installation.pricingPage.get()
   * ```
   */
  get(options?: RequestOptions): Answer<PricingPage> {
    return this.calls.send({ method: 'GET', path: '/v1/pricing-page' }, {}, options)
  }

  /**
   * Write the texts of the pricing page
   *
   * Replaces the texts in both languages. Prices and limits come from the plans.
   *
   * Permission: `super-administrator`.
   *
   * `PUT /v1/pricing-page` (updatePricingPage)
   * @example
   * ```ts
   * const pricingPage = await client.installation.pricingPage.update({
   *   body: {
   *     texts: {
   *       en: {
   *         claim: 'Used by 300 studios.',
   *         questions: [{ question: 'Can I change later?', answer: 'At any time.' }],
   *       },
   *       es: {
   *         claim: 'Lo usan 300 estudios.',
   *         questions: [{ question: '¿Puedo cambiar después?', answer: 'Cuando quieras.' }],
   *       },
   *     },
   *   },
   * })
   * ```
   */
  update(request: UpdatePricingPageRequest, options?: RequestOptions): Answer<PricingPage> {
    return this.calls.send({ method: 'PUT', path: '/v1/pricing-page', body: true }, request, options)
  }
}
