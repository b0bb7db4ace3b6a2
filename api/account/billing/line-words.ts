/** Lines of prices and invoices in the reader's language. Stripe's own descriptions are English. */
import type Stripe from 'stripe'
import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { pricesWithIds } from '../billing-setup/rules.ts'
import { plansWithIds } from '../plans/rules.ts'
import { toInvoiceLine, toPriceIds } from './read-invoice.ts'
import type { InvoiceLine } from './table.ts'

type Line = Pick<InvoiceLine, 'type' | 'plan_id' | 'quantity' | 'description'>
export type PlanNames = ReadonlyMap<string, string>

export async function loadPlanNames(db: Handle<'control'>, lines: readonly Line[]): Promise<PlanNames> {
  const ids = [...new Set(lines.flatMap(({ plan_id }) => plan_id ?? []))]
  const plans = ids.length > 0 ? await plansWithIds(db, ids) : []
  return new Map(plans.map(({ id, name }) => [id, name]))
}

/** Stripe's description where it is of no plan, or of one that is deleted. */
export function describeLine({ type, plan_id, quantity, description }: Line, names: PlanNames, locale: Locale): string {
  const name = names.get(plan_id ?? '')
  if (!name || !type) return description
  const plan = quantity > 1 ? `${name} × ${quantity}` : name
  return type === 'period' ? plan : messageOf(locale, `invoice_line.${type}`, { plan })
}

/** The lines of a preview. */
export async function showPriceLines(
  { databases }: Installation,
  lines: readonly Stripe.InvoiceLineItem[],
  locale: Locale,
): Promise<{ description: string; amount: number }[]> {
  return databases.control.read(async db => {
    const prices = await pricesWithIds(db, toPriceIds(lines))
    const read = lines.map(line => ({ ...toInvoiceLine(line, prices), amount: line.amount }))
    const names = await loadPlanNames(db, read)
    return read.map(line => ({ amount: line.amount, description: describeLine(line, names, locale) }))
  })
}
