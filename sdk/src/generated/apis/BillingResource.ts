/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Billing,
  BillingDetails,
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
  body: NewPaymentMethodSetup
}

export interface DeletePaymentMethodRequest {
  payment_method_id: string
}

export interface DismissBillingNoticeRequest {
  notice_id: string
}

export interface GetInvoiceRequest {
  invoice_id: string
}

export interface GetInvoiceLinksRequest {
  invoice_id: string
}

export interface GetSiteBillingRequest {
  site_id: string
}

export interface ListInvoicesRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  site_id?: string
}

export interface ListPaymentsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface SetDefaultPaymentMethodRequest {
  payment_method_id: string
}

export interface UpdateBillingDetailsRequest {
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
   */
  createPaymentMethodSetup(request: CreatePaymentMethodSetupRequest, options?: RequestOptions): Answer<PaymentMethodSetup> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/payment-method-setups', body: true }, request, options)
  }

  /**
   * Remove a payment method
   *
   * Permission: `manage-billing`.
   *
   * `DELETE /v1/billing/payment-methods/{payment_method_id}` (deletePaymentMethod)
   */
  deletePaymentMethod(request: DeletePaymentMethodRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/billing/payment-methods/{payment_method_id}' }, request, options)
  }

  /**
   * Dismiss a notice about billing
   *
   * Permission: `manage-billing`.
   *
   * `DELETE /v1/billing/notices/{notice_id}` (dismissBillingNotice)
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
   */
  get(options?: RequestOptions): Answer<Billing> {
    return this.calls.send({ method: 'GET', path: '/v1/billing' }, {}, options)
  }

  /**
   * Get the name, address and tax ID on invoices
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/details` (getBillingDetails)
   */
  getDetails(options?: RequestOptions): Answer<BillingDetails> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/details' }, {}, options)
  }

  /**
   * Get an invoice
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/invoices/{invoice_id}` (getInvoice)
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
   */
  getInvoiceLinks(request: GetInvoiceLinksRequest, options?: RequestOptions): Answer<InvoiceLinks> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/invoices/{invoice_id}/links' }, request, options)
  }

  /**
   * Get what a site has beyond the account’s plan
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/sites/{site_id}/billing` (getSiteBilling)
   */
  getSite(request: GetSiteBillingRequest, options?: RequestOptions): Answer<SiteBilling> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/billing' }, request, options)
  }

  /**
   * List invoices of the account, the newest first
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/invoices` (listInvoices)
   */
  listInvoices(request: ListInvoicesRequest = {}, options?: RequestOptions): ListAnswer<InvoicePage> {
    return this.calls.list({ method: 'GET', path: '/v1/billing/invoices', query: ['limit', 'cursor', 'site_id'] }, request, options)
  }

  /**
   * List payment methods of the account
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/payment-methods` (listPaymentMethods)
   */
  listPaymentMethods(options?: RequestOptions): Answer<PaymentMethods> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/payment-methods' }, {}, options)
  }

  /**
   * List payments of the account, the newest first
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/payments` (listPayments)
   */
  listPayments(request: ListPaymentsRequest = {}, options?: RequestOptions): ListAnswer<PaymentPage> {
    return this.calls.list({ method: 'GET', path: '/v1/billing/payments', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Pay all subscriptions by this payment method from now on
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/payment-methods/{payment_method_id}/default` (setDefaultPaymentMethod)
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
   */
  updateDetails(request: UpdateBillingDetailsRequest, options?: RequestOptions): Answer<BillingDetails> {
    return this.calls.send({ method: 'PUT', path: '/v1/billing/details', body: true }, request, options)
  }
}
