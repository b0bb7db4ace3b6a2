/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Billing,
  BillingDetails,
  CreatedSort,
  Invoice,
  InvoiceLinks,
  InvoicePage,
  NewBillingDetails,
  NewPaymentMethodSetup,
  PaymentMethodSetup,
  PaymentMethods,
  PaymentPage,
  SiteBilling,
} from '../models/index.ts'

export interface CreatePaymentMethodSetupRequest {
  /** Every field may be left out. Unknown fields are refused. */
  body: NewPaymentMethodSetup
}

export interface DeletePaymentMethodRequest {
  /** ID of the payment method at Stripe. */
  payment_method_id: string
}

export interface DismissBillingNoticeRequest {
  /** ID of the notice. */
  notice_id: string
}

export interface GetInvoiceRequest {
  /** ID of the invoice. */
  invoice_id: string
}

export interface GetInvoiceLinksRequest {
  /** ID of the invoice. */
  invoice_id: string
}

export interface GetSiteBillingRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListInvoicesRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those for this site. */
  site_id?: string
}

export interface ListPaymentsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

export interface SetDefaultPaymentMethodRequest {
  /** ID of the payment method at Stripe. */
  payment_method_id: string
}

export interface UpdateBillingDetailsRequest {
  /** The whole value, which replaces the present one. */
  body: NewBillingDetails
}

/** Payment methods, invoices and details of the account. */
export class BillingResource extends Resource {
  /**
   * Begin to add a payment method
   *
   * Stripe.js confirms the setup intent; then `listPaymentMethods` has it.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/payment-method-setups` (createPaymentMethodSetup)
   * @example
   * ```ts
   * const result = await client.billing.createPaymentMethodSetup({ body: { currency: 'EUR' } })
   * ```
   */
  createPaymentMethodSetup(request: CreatePaymentMethodSetupRequest, options?: RequestOptions): Answer<PaymentMethodSetup> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/payment-method-setups', body: true }, request, options)
  }

  /**
   * Remove a payment method
   *
   * Removes it at Stripe, too. The one that a live subscription is paid by cannot be removed.
   *
   * Permission: `manage-billing`.
   *
   * `DELETE /v1/billing/payment-methods/{payment_method_id}` (deletePaymentMethod)
   * @example
   * ```ts
   * await client.billing.deletePaymentMethod({ payment_method_id })
   * ```
   */
  deletePaymentMethod(request: DeletePaymentMethodRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/billing/payment-methods/{payment_method_id}' }, request, options)
  }

  /**
   * Dismiss a notice about billing
   *
   * The notice is hidden for everybody in the account. It comes again if its reason does.
   *
   * Permission: `manage-billing`.
   *
   * `DELETE /v1/billing/notices/{notice_id}` (dismissBillingNotice)
   * @example
   * ```ts
   * await client.billing.dismissNotice({ notice_id })
   * ```
   */
  dismissNotice(request: DismissBillingNoticeRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/billing/notices/{notice_id}' }, request, options)
  }

  /**
   * Get the plan, subscriptions and notices of the account
   *
   * Meters are those of `getUsage` and `getSiteUsage`.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing` (getBilling)
   * @example
   * ```ts
   * const billing = await client.billing.get()
   * ```
   */
  get(options?: RequestOptions): Answer<Billing> {
    return this.calls.send({ method: 'GET', path: '/v1/billing' }, {}, options)
  }

  /**
   * Get the name, address and tax ID on invoices
   *
   * Returns what Stripe prints on invoices of the account, and how the check of the tax ID stands.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/details` (getBillingDetails)
   * @example
   * ```ts
   * const result = await client.billing.getDetails()
   * ```
   */
  getDetails(options?: RequestOptions): Answer<BillingDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/details' }, {}, options)
  }

  /**
   * Get an invoice
   *
   * Returns the invoice with its lines, discounts and tax.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/invoices/{invoice_id}` (getInvoice)
   * @example
   * ```ts
   * const result = await client.billing.getInvoice({ invoice_id })
   * ```
   */
  getInvoice(request: GetInvoiceRequest, options?: RequestOptions): Answer<Invoice> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/invoices/{invoice_id}' }, request, options)
  }

  /**
   * Get the addresses of an invoice’s PDF and of the page where it is paid
   *
   * Asked of Stripe each time: they expire.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/invoices/{invoice_id}/links` (getInvoiceLinks)
   * @example
   * ```ts
   * const result = await client.billing.getInvoiceLinks({ invoice_id })
   * ```
   */
  getInvoiceLinks(request: GetInvoiceLinksRequest, options?: RequestOptions): Answer<InvoiceLinks> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/invoices/{invoice_id}/links' }, request, options)
  }

  /**
   * Get what a site has beyond the account’s plan
   *
   * Returns add-ons of the site, what they cost, and what is over its limit.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/sites/{site_id}/billing` (getSiteBilling)
   * @example
   * ```ts
   * const billing = await client.billing.getSite({ site_id })
   * ```
   */
  getSite(request: GetSiteBillingRequest, options?: RequestOptions): Answer<SiteBilling> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/billing' }, request, options)
  }

  /**
   * List invoices of the account, the newest first
   *
   * Returns invoices of the account’s plan and of its sites. `getInvoiceLinks` returns the PDF.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/invoices` (listInvoices)
   * @example
   * ```ts
   * for await (const item of client.billing.listInvoices()) {
   *   console.log(item)
   * }
   * ```
   */
  listInvoices(request: ListInvoicesRequest = {}, options?: RequestOptions): ListAnswer<InvoicePage> {
    return this.calls.list({ method: 'GET', path: '/v1/billing/invoices', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'site_id'] }, request, options)
  }

  /**
   * List payment methods of the account
   *
   * Returns cards and other methods that are stored at Stripe, and which one subscriptions are paid by.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/payment-methods` (listPaymentMethods)
   * @example
   * ```ts
   * const result = await client.billing.listPaymentMethods()
   * ```
   */
  listPaymentMethods(options?: RequestOptions): Answer<PaymentMethods> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/payment-methods' }, {}, options)
  }

  /**
   * List payments of the account, the newest first
   *
   * Returns successful, failed and refunded payments of the account.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/payments` (listPayments)
   * @example
   * ```ts
   * for await (const item of client.billing.listPayments()) {
   *   console.log(item)
   * }
   * ```
   */
  listPayments(request: ListPaymentsRequest = {}, options?: RequestOptions): ListAnswer<PaymentPage> {
    return this.calls.list({ method: 'GET', path: '/v1/billing/payments', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Pay all subscriptions by this payment method from now on
   *
   * Invoices that are due from now on are paid by it.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/payment-methods/{payment_method_id}/default` (setDefaultPaymentMethod)
   * @example
   * ```ts
   * const result = await client.billing.setDefaultPaymentMethod({ payment_method_id })
   * ```
   */
  setDefaultPaymentMethod(request: SetDefaultPaymentMethodRequest, options?: RequestOptions): Answer<PaymentMethods> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/payment-methods/{payment_method_id}/default' }, request, options)
  }

  /**
   * Set the name, address and tax ID on invoices
   *
   * Of later invoices; those that exist stay as they are.
   *
   * Permission: `manage-billing`.
   *
   * `PUT /v1/billing/details` (updateBillingDetails)
   * @example
   * ```ts
   * const result = await client.billing.updateDetails({
   *   body: {
   *     name: 'Casa Verde S. L.',
   *     address: {
   *       line1: 'Calle Mayor 1',
   *       line2: '',
   *       city: 'Madrid',
   *       state: '',
   *       postal_code: '28013',
   *       country: 'ES',
   *     },
   *     tax_id: { type: 'eu_vat', value: 'ESB12345678' },
   *   },
   * })
   * ```
   */
  updateDetails(request: UpdateBillingDetailsRequest, options?: RequestOptions): Answer<BillingDetails> {
    return this.calls.send({ method: 'PUT', path: '/v1/billing/details', body: true }, request, options)
  }
}
