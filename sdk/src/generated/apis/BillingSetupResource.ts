/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  BillingSetup,
} from '../models/index.ts'

/** Products, prices and the webhook endpoint at Stripe. */
export class BillingSetupResource extends Resource {
  /**
   * Get how payments are set up
   *
   * Asks Stripe whether the key is valid.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/billing-setup` (getBillingSetup)
   * @example
   * ```ts
   * const billingSetup = await client.installation.billingSetup.get()
   * ```
   */
  get(options?: RequestOptions): Answer<BillingSetup> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/billing-setup' }, {}, options)
  }

  /**
   * Make products, prices and the webhook endpoint at Stripe from the plans
   *
   * Can be repeated: what is there already is left or corrected. Changed prices become new ones; old ones are archived, and who pays them keeps them.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/installation/billing-setup` (runBillingSetup)
   * @example
   * ```ts
   * const result = await client.installation.billingSetup.run()
   * ```
   */
  run(options?: RequestOptions): Answer<BillingSetup> {
    return this.calls.send({ method: 'POST', path: '/v1/installation/billing-setup' }, {}, options)
  }
}
