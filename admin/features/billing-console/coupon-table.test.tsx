/** Coupons: created at what can be charged, refused at their fields, ended. */
import type { Coupon } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { CouponTable } from './coupon-table.tsx'

answerInBrowser()
const at = '2027-03-14T09:30:00.000Z'

async function shown() {
  await signedIn()
  return draw(<CouponTable />)
}

const coupon: Coupon = {
  id: 'promo_1',
  code: 'SPRING20',
  name: '',
  percent_off: 20,
  amount_off: null,
  currency: null,
  duration: 'repeating',
  duration_months: 3,
  first_order_only: false,
  max_redemptions: 10,
  expires_at: null,
  active: true,
  redemptions: 4,
  created_at: at,
}

test('a coupon is created; a code that is taken is said at its field', async () => {
  await handle(api => api.installation.billingConsole.listCoupons(), { data: [coupon] })
  const screen = await shown()
  await expect.element(screen.getByText('20% off for 3 months')).toBeVisible()
  await expect.element(screen.getByText('4 of 10')).toBeVisible()
  await screen.getByRole('button', { name: 'New coupon' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect.element(dialog.getByText('Fill this in.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill('SUMMER')
  await dialog.getByRole('textbox', { name: 'Percent off' }).fill('15')
  const body = { code: 'SUMMER', duration: 'once' } as const
  await handle(
    api => api.installation.billingConsole.createCoupon({ body }),
    () => refuse(409, 'This code is taken.', [], { code: 'name_taken' }),
  )
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect.element(dialog.getByText('This code is taken.')).toBeVisible()
  let sent: unknown
  await handle(
    api => api.installation.billingConsole.createCoupon({ body }),
    async request => {
      sent = await request.json()
      return { ...coupon, code: 'SUMMER' }
    },
  )
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect.element(screen.getByText('SUMMER can be used from now on')).toBeVisible()
  expect(sent).toMatchObject({ code: 'SUMMER', percent_off: 15, duration: 'once', max_redemptions: null })
})

test('an amount is sent in the smallest unit of its currency', async () => {
  await handle(api => api.installation.billingConsole.listCoupons(), { data: [] })
  const screen = await shown()
  await screen.getByRole('button', { name: 'New coupon' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('FIVE')
  await dialog.getByText('An amount').click()
  await dialog.getByRole('textbox', { name: 'Currency' }).fill('kwd')
  await dialog.getByRole('textbox', { name: 'Amount off' }).fill('5.125')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect.element(dialog.getByText(/Charged in steps of KWD\s0\.010\./)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount off' }).fill('5.12')
  // The error leaves with the focus, and the button moves.
  await userEvent.tab()
  let sent: unknown
  await handle(
    api => api.installation.billingConsole.createCoupon({ body: { code: 'FIVE', duration: 'once' } }),
    async request => {
      sent = await request.json()
      return { ...coupon, code: 'FIVE' }
    },
  )
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect.element(screen.getByText('FIVE can be used from now on')).toBeVisible()
  expect(sent).toMatchObject({ amount_off: 5_120, currency: 'KWD' })
})

test('whole krónur are sent in hundredths, as Stripe counts them', async () => {
  await handle(api => api.installation.billingConsole.listCoupons(), { data: [] })
  const screen = await shown()
  await screen.getByRole('button', { name: 'New coupon' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('FIVE')
  await dialog.getByText('An amount').click()
  await dialog.getByRole('textbox', { name: 'Amount off' }).fill('500')
  await dialog.getByRole('textbox', { name: 'Currency' }).fill('ISK')
  const { promise: sent, resolve } = Promise.withResolvers<unknown>()
  await handle(
    api => api.installation.billingConsole.createCoupon({ body: { code: 'FIVE', duration: 'once' } }),
    async request => {
      resolve(await request.json())
      return { ...coupon, code: 'FIVE' }
    },
  )
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  expect(await sent).toMatchObject({ amount_off: 50_000, currency: 'ISK' })
})

test('a coupon is ended', async () => {
  await handle(api => api.installation.billingConsole.listCoupons(), { data: [coupon] })
  const screen = await shown()
  await handle(
    api => api.installation.billingConsole.deleteCoupon({ coupon_id: 'promo_1' }),
    () => new Response(null, { status: 204 }),
  )
  await screen.getByRole('button', { name: /SPRING20/ }).click()
  await screen.getByRole('menuitem', { name: 'End coupon' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'End coupon' }).click()
  await expect.element(screen.getByText('SPRING20 has ended')).toBeVisible()
})

test('the day on which it expires is the one that was chosen, in every time zone', async () => {
  const listed = { ...coupon, expires_at: '2027-12-31T23:59:59.000Z' }
  await handle(api => api.installation.billingConsole.listCoupons(), { data: [listed] })
  const screen = await shown()
  await expect.element(screen.getByText('Dec 31, 2027')).toBeVisible()
})
