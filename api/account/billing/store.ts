/** Queries of customers, details, invoices, payments and notices. */
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { billingDetails, billingNotices, invoices, payments, stripeCustomers } from './table.ts'

type Db = Handle<'control'>
export type CustomerRow = typeof stripeCustomers.$inferSelect
export type InvoiceRow = typeof invoices.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type DetailsRow = typeof billingDetails.$inferSelect
export type NoticeRow = typeof billingNotices.$inferSelect

export const listCustomers = (db: Db, account_id: string, mode: 'test' | 'live'): Promise<CustomerRow[]> =>
  db
    .select()
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.account_id, account_id), eq(stripeCustomers.mode, mode)))
    .orderBy(desc(stripeCustomers.created_at))

const customerOfStripe = (db: Db) =>
  db
    .select()
    .from(stripeCustomers)
    .where(eq(stripeCustomers.stripe_id, sql.placeholder('stripe_id')))
    .prepare()

export const customerByStripeId = (db: Db, stripe_id: string): Promise<CustomerRow | undefined> =>
  db.prepared(customerOfStripe).get({ stripe_id })

export async function insertCustomer(tx: Db, row: CustomerRow): Promise<void> {
  await tx.insert(stripeCustomers).values(row).onConflictDoNothing()
}

export async function removeCustomer(tx: Db, stripe_id: string): Promise<void> {
  await tx.delete(stripeCustomers).where(eq(stripeCustomers.stripe_id, stripe_id))
}

export async function findDetails(db: Db, account_id: string): Promise<DetailsRow | undefined> {
  return (await db.select().from(billingDetails).where(eq(billingDetails.account_id, account_id)))[0]
}

export async function saveDetails(tx: Db, row: DetailsRow): Promise<void> {
  await tx.insert(billingDetails).values(row).onConflictDoUpdate({ target: billingDetails.account_id, set: row })
}

const invoiceOfStripe = (db: Db) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.stripe_id, sql.placeholder('stripe_id')))
    .prepare()

export const invoiceByStripeId = (db: Db, stripe_id: string): Promise<InvoiceRow | undefined> =>
  db.prepared(invoiceOfStripe).get({ stripe_id })

export async function invoiceOfAccount(db: Db, account_id: string, id: string): Promise<InvoiceRow | undefined> {
  const fits = and(eq(invoices.id, id), eq(invoices.account_id, account_id))
  return (await db.select().from(invoices).where(fits))[0]
}

export async function saveInvoice(tx: Db, row: InvoiceRow): Promise<void> {
  const { id: _id, created_at: _created_at, ...set } = row
  await tx.insert(invoices).values(row).onConflictDoUpdate({ target: invoices.stripe_id, set })
}

export const invoicesOfSubscription = (db: Db, subscription_id: string): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.subscription_id, subscription_id)).orderBy(invoices.created_at)

export interface PageOf extends ListPage {
  account_id: string
}

export const pageOfInvoices = (db: Db, { account_id, site_id, ...page }: PageOf & { site_id?: string }) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.account_id, account_id),
        inPage(invoices, page),
        site_id ? eq(invoices.site_id, site_id) : undefined,
      ),
    )
    .orderBy(...listOrder(invoices, page))
    .limit(page.limit + 1)

export async function savePayment(tx: Db, row: PaymentRow): Promise<boolean> {
  const { id: _id, created_at: _created_at, ...set } = row
  const [former] = await tx.select().from(payments).where(eq(payments.stripe_id, row.stripe_id))
  if (former) await tx.update(payments).set(set).where(eq(payments.id, former.id))
  else await tx.insert(payments).values(row)
  return !former
}

export const paymentsOfInvoices = (db: Db, ids: readonly string[]): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.invoice_id, [...ids]))

export const pageOfPayments = (db: Db, { account_id, ...page }: PageOf): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.account_id, account_id), inPage(payments, page)))
    .orderBy(...listOrder(payments, page))
    .limit(page.limit + 1)

/** False where it was told before. */
export async function insertNotice(tx: Db, row: NoticeRow): Promise<boolean> {
  const told = await tx.insert(billingNotices).values(row).onConflictDoNothing().returning({ id: billingNotices.id })
  return told.length > 0
}

export const hasNotice = async (
  db: Db,
  { account_id, type, occasion }: Pick<NoticeRow, 'account_id' | 'type' | 'occasion'>,
): Promise<boolean> => {
  const own = and(eq(billingNotices.account_id, account_id), eq(billingNotices.type, type))
  return (await db.$count(billingNotices, and(own, eq(billingNotices.occasion, occasion)))) > 0
}

/** Of a payment that is due. */
export const ofPayments = ['payment_failed', 'payment_action_required'] as const

interface NoticeSelection {
  account_id: string
  types: readonly NoticeRow['type'][]
  subject_id?: string
  /** This one stays. */
  except?: string
}

/** What was said before gives way to what holds now. */
export async function dismissNotices(
  tx: Db,
  { account_id, types, subject_id, except }: NoticeSelection,
  dismissed_at: number,
): Promise<void> {
  const fits = and(
    eq(billingNotices.account_id, account_id),
    inArray(billingNotices.type, [...types]),
    subject_id === undefined ? undefined : eq(billingNotices.subject_id, subject_id),
    except === undefined ? undefined : ne(billingNotices.occasion, except),
    isNull(billingNotices.dismissed_at),
  )
  await tx.update(billingNotices).set({ dismissed_at }).where(fits)
}

export const openNotices = (db: Db, account_id: string): Promise<NoticeRow[]> =>
  db
    .select()
    .from(billingNotices)
    .where(and(eq(billingNotices.account_id, account_id), isNull(billingNotices.dismissed_at)))
    .orderBy(desc(billingNotices.id))
    .limit(50)

export async function dismissNotice(tx: Db, account_id: string, id: string, dismissed_at: number): Promise<boolean> {
  const fits = and(eq(billingNotices.id, id), eq(billingNotices.account_id, account_id))
  const done = await tx.update(billingNotices).set({ dismissed_at }).where(fits).returning({ id: billingNotices.id })
  return done.length > 0
}

/** Invoices and payments stay for the books: they name nobody. */
export async function eraseAccounts(tx: Db, account_ids: readonly string[]): Promise<void> {
  for (const table of [stripeCustomers, billingDetails, billingNotices])
    await tx.delete(table).where(inArray(table.account_id, [...account_ids]))
}
