/** The routes. */
import { route } from '../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.getBilling),
  route(service.getSiteBilling),
  route(service.dismissBillingNotice),
  route(service.getBillingDetails),
  route(service.updateBillingDetails),
  route(service.listPaymentMethods),
  route(service.createPaymentMethodSetup),
  route(service.setDefaultPaymentMethod),
  route(service.deletePaymentMethod),
  route(service.listPayments),
  route(service.listInvoices),
  route(service.getInvoice),
  route(service.getInvoiceLinks),
]
