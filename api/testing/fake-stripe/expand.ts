/** `expand`: objects in the place of their ids, and what is shown only when it is asked for. */
import { getIntent, listInvoicePayments } from './collect-invoice.ts'
import { refuseMistake } from './failure.ts'
import { toList } from './list.ts'
import { isFinal } from './subscription-end.ts'
import { listTaxIds } from './tax-ids.ts'
import type { World } from './world.ts'

const DEPTH_MAX = 4

type Row = Record<string, unknown>

const included: Record<string, (world: World, id: string) => unknown> = {
  'invoice payments': (world, id) =>
    toList(`/v1/invoice_payments?invoice=${id}`, structuredClone(listInvoicePayments(world, id))),
  'invoice confirmation_secret': (world, id) => {
    const invoice = world.invoices.find(id)
    const intent = invoice && getIntent(world, invoice)
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  'checkout.session line_items': (world, id) =>
    toList(`/v1/checkout/sessions/${id}/line_items`, structuredClone(world.sessionItems.get(id) ?? [])),
  'customer tax_ids': (world, id) => toList(`/v1/customers/${id}/tax_ids`, structuredClone(listTaxIds(world, id))),
  'customer subscriptions': (world, id) =>
    toList(
      `/v1/customers/${id}/subscriptions`,
      structuredClone(world.subscriptions.all().filter(row => row.customer === id && !isFinal(row))),
    ),
  'charge refunds': (world, id) =>
    toList(`/v1/charges/${id}/refunds`, structuredClone(world.refunds.all().filter(({ charge }) => charge === id))),
}

/** Changes the answer, which nobody else holds. */
export function expand(world: World, answer: object, paths: string[]): void {
  for (const path of paths) {
    const names = path.split('.')
    if (names.length > DEPTH_MAX)
      throw refuseMistake(`You cannot expand more than 4 levels of a property. Property: ${path}`, 'expand')
    expandPath(world, answer as Row, names, path)
  }
}

function expandPath(world: World, row: Row, [name = '', ...rest]: string[], path: string): void {
  const include = included[`${row.object} ${name}`]
  if (include && row[name] === undefined) row[name] = include(world, String(row.id))
  if (!(name in row)) throw refuseMistake(`This property cannot be expanded (${path}).`, 'expand')
  row[name] = load(world, row[name], path)
  for (const child of Array.isArray(row[name]) ? row[name] : [row[name]])
    if (rest.length > 0 && child !== null) expandPath(world, child as Row, rest, path)
}

function load(world: World, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map(item => load(world, item, path))
  if (typeof value !== 'string') return value
  const object = world.find(value)
  if (!object) throw refuseMistake(`This property cannot be expanded (${path}).`, 'expand')
  return structuredClone(object)
}
