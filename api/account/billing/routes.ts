/** The routes. */
import { route } from '../../platform/routing/route.ts'
import * as methods from './method-service.ts'
import * as overview from './overview-service.ts'
import * as service from './service.ts'

export const routes = [
  route(overview.getBilling),
  route(overview.getSiteBilling),
  route(service.dismissBillingNotice),
  route(service.getBillingDetails),
  route(service.updateBillingDetails),
  route(methods.listPaymentMethods),
  route(methods.createPaymentMethodSetup),
  route(methods.setDefaultPaymentMethod),
  route(methods.deletePaymentMethod),
  route(service.listPayments),
  route(service.listInvoices),
  route(service.getInvoice),
  route(service.getInvoiceLinks),
]
