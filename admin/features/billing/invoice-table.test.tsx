/** Invoices: each with its state, its lines and totals, its PDF, and where an open one is paid. */
import type { Invoice } from '@leadwright/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { invoice } from './samples.ts'

answerInBrowser()
afterEach(() => vi.restoreAllMocks())

async function shown(...invoices: Partial<Invoice>[]) {
  await signedIn('manage-billing')
  await handle(api => api.billing.listInvoices(), page(...invoices.map(one => ({ ...invoice, ...one }))))
  return draw(<InvoiceTable />)
}

test.each([
  [{ status: 'open' }, 'Open'],
  [{ status: 'paid' }, 'Paid'],
  [{ status: 'void' }, 'Void'],
  [{ status: 'uncollectible' }, 'Not collected'],
  [{ status: 'paid', amount_refunded: 29_000 }, 'Refunded'],
  [{ status: 'paid', amount_refunded: 100 }, 'Partly refunded'],
] as const)('%o reads %s', async (status, words) => {
  const screen = await shown(status)
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/KWD\s29\.000/)).toBeVisible()
})

test('a draft has no number yet', async () => {
  const screen = await shown({ status: 'draft', number: null })
  await expect.element(screen.getByText('No number yet')).toBeVisible()
})

test('an open one tells its lines, tax and next attempt, and leads to its PDF and its payment', async () => {
  const line = { quantity: 1, period_start_at: '2027-03-14T09:30:00.000Z', period_end_at: '2027-04-14T09:30:00.000Z' }
  const screen = await shown({
    currency: 'EUR',
    total: 3_509,
    tax: 609,
    next_attempt_at: '2027-03-17T09:30:00.000Z',
    lines: [{ ...line, description: 'Starter', amount: 2_900, plan_id: 'plan_1' }],
  })
  await screen.getByText('LW-0001').click()
  const dialog = screen.getByRole('dialog', { name: 'Invoice LW-0001' })
  await expect.element(dialog.getByText('Mar 14, 2027 to Apr 14, 2027')).toBeVisible()
  await expect.element(dialog.getByText('€6.09')).toBeVisible()
  await expect.element(dialog.getByText('€35.09')).toBeVisible()
  await expect.element(dialog.getByText('The next attempt is on Mar 17, 2027.')).toBeVisible()
  await handle(api => api.billing.getInvoiceLinks({ invoice_id: 'inv_1' }), { pdf_url: null, payment_url: null })
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  await expect.element(screen.getByText('This invoice has no PDF yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pay now' }).click()
  await expect.element(screen.getByText('Nothing is left to pay')).toBeVisible()
})

test('none yet, and what cannot be loaded', async () => {
  const empty = await shown()
  await expect.element(empty.getByText('No invoices yet')).toBeVisible()
  await empty.unmount()
  await signedIn('manage-billing')
  await handle(
    api => api.billing.listInvoices(),
    () => refuse(502, 'Stripe does not answer.'),
  )
  const failed = await draw(<InvoiceTable />)
  await expect.element(failed.getByText('Stripe does not answer.')).toBeVisible()
})
