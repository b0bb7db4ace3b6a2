/** Prorations: credits for unused time of what was really billed, debits for the rest of a period, both by the second. */
import type Stripe from 'stripe'
import { allocate } from './discounts.ts'
import { toLine } from './invoice-lines.ts'
import { getPeriod, toDay } from './periods.ts'
import type { Debit, PlannedItem } from './plan.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

const round = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount))

export const getProductName = (world: World, price: Stripe.Price): string =>
  world.products.find(price.product as string)?.name ?? String(price.product)

/** Negative lines for the unused time of an item. */
export function creditLines(
  world: World,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  at: number,
) {
  const debits = world.debits.get(item.id) ?? []
  return debits
    .filter(({ end, amount }) => end > at && amount > 0)
    .map(debit => {
      const from = Math.max(at, debit.start)
      const amount = -round((debit.amount * (debit.end - from)) / (debit.end - debit.start))
      const many = debit.quantity === 1 ? '' : `${debit.quantity} × `
      return toLine(world, {
        subscription: subscription.id,
        item: item.id,
        price: item.price,
        quantity: debit.quantity,
        amount,
        description: `Unused time on ${many}${debit.product} after ${toDay(at)}`,
        period: { start: from, end: debit.end },
        proration: true,
        credited: debit.invoice ? { invoice: debit.invoice, invoice_line_items: [debit.line] } : null,
      })
    })
}

/** Lines for the remaining time, discounts included in their amounts. */
export function debitLines(
  world: World,
  subscription: Stripe.Subscription,
  items: PlannedItem[],
  discounts: Stripe.Discount[],
  { anchor, at }: { anchor: number; at: number },
): Stripe.InvoiceLineItem[] {
  const full = items.map(({ price, quantity }) => (price.unit_amount ?? 0) * quantity)
  const reductions = allocate(world, discounts, full)
  return items.flatMap((item, index) => {
    if (!item.isChanged || !item.price.recurring) return []
    const period = getPeriod(anchor, item.price.recurring, at)
    const net = full[index]! - reductions[index]!.reduce((sum, { amount }) => sum + amount, 0)
    const many = item.quantity === 1 ? '' : `${item.quantity} × `
    return toLine(world, {
      subscription: subscription.id,
      item: item.id,
      price: item.price,
      quantity: item.quantity,
      amount: round((net * (period.end - at)) / (period.end - period.start)),
      description: `Remaining time on ${many}${getProductName(world, item.price)} after ${toDay(at)}`,
      period: { start: at, end: period.end },
      proration: true,
    })
  })
}

/** Lines for whole periods. */
export function periodLines(world: World, subscription: string, items: PlannedItem[], anchor: number, at: number) {
  return items.flatMap(({ id, price, quantity }) => {
    if (!price.recurring) return []
    const { interval, interval_count } = price.recurring
    const every = interval_count === 1 ? interval : `${interval_count} ${interval}s`
    return toLine(world, {
      subscription,
      item: id,
      price,
      quantity,
      amount: (price.unit_amount ?? 0) * quantity,
      description: `${quantity} × ${getProductName(world, price)} (at ${((price.unit_amount ?? 0) / 100).toFixed(2)} ${price.currency.toUpperCase()} / ${every})`,
      period: getPeriod(anchor, price.recurring, at),
      proration: false,
    })
  })
}

/** Notes what new lines billed for their items, so that it can be given back. */
export function recordDebits(world: World, lines: Stripe.InvoiceLineItem[]): void {
  for (const line of lines) {
    const item = line.parent?.subscription_item_details?.subscription_item
    if (!item || line.amount <= 0) continue
    const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const price = world.prices.get(line.pricing?.price_details?.price as string)
    const debit: Debit = {
      amount: line.amount - off,
      ...line.period,
      quantity: line.quantity ?? 1,
      product: getProductName(world, price),
      invoice: toId(line.invoice) ?? null,
      line: line.id,
    }
    world.debits.set(item, [...(world.debits.get(item) ?? []), debit])
  }
}

/** The invoice that lines which waited came to. */
export function noteInvoice(world: World, lines: Stripe.InvoiceLineItem[], invoice: string): void {
  const ids = new Set(lines.map(({ id }) => id))
  for (const debit of [...world.debits.values()].flat()) if (ids.has(debit.line)) debit.invoice = invoice
}

/** Nothing was billed by an invoice that is void. */
export function forgetDebits(world: World, invoice: string): void {
  for (const [item, debits] of world.debits)
    world.debits.set(
      item,
      debits.filter(debit => debit.invoice !== invoice),
    )
}
