/** A subscription from one end to the other by keyboard alone, and what a super administrator does around payments. */
import { expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { client, console_client, fake, fixture, openPage, planName, setUp } from './billing-scene.ts'
import { arrowTo, tabTo } from './keyboard.ts'
import { owner } from './owner.ts'
import { seller } from './sold-plans.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('by keyboard alone: a larger plan at the price that was shown, renewal off, resumed, then refunded', async () => {
  const page = await openPage(owner)
  const press = (key: string) => page.keyboard.press(key)
  await page.goto(`${fixture.url}/billing`)
  await page.getByRole('heading', { name: 'Plan Starter' }).waitFor()
  await expectNoBarriers(page)
  await tabTo(page, 'Change plan')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change Starter' })
  await dialog.waitFor()
  await press('Enter')
  await page.getByRole('listbox').waitFor()
  await arrowTo(page, 'Studio')
  await press('Enter')
  await tabTo(page, 'Show price')
  await press('Enter')
  await dialog.getByText('Takes effect immediately.').and(page.locator(':focus')).waitFor()
  await dialog.getByText('€99.00').last().waitFor()
  await expectNoBarriers(page)
  await tabTo(page, 'Change and pay')
  await press('Enter')
  await page.getByText('Plan changed').waitFor()
  await page.getByRole('heading', { name: 'Plan Studio' }).waitFor()
  await eventually(async () => (await planName()) === 'Studio', 'the larger plan')

  await tabTo(page, 'Auto-renewal')
  await press('Space')
  await page.getByRole('alertdialog', { name: 'Turn off auto-renewal' }).waitFor()
  await tabTo(page, 'Turn off')
  await press('Enter')
  await page.getByText('Expiring').waitFor()
  await tabTo(page, 'Resume')
  await press('Enter')
  await page.getByText('Subscription resumed').waitFor()
  await page.getByText('Expiring').waitFor({ state: 'detached' })

  await tabTo(page, 'Cancel and refund')
  await press('Enter')
  await page.getByRole('alertdialog', { name: 'Cancel Studio and refund' }).waitFor()
  await tabTo(page, 'Cancel and refund')
  await press('Enter')
  await page.getByText('Payment refunded').waitFor()
  await page.getByText('Ended subscriptions').waitFor()
  await page.getByRole('link', { name: 'Subscribe' }).waitFor()
  const { data: payments } = await client.billing.listPayments()
  expect(payments.some(({ amount_refunded }) => amount_refunded > 0)).toBe(true)
  fake.assertNoFaults()
})

proofTest('a coupon is created, a plan granted, an event replayed', async () => {
  const page = await openPage(seller)
  await page.goto(`${fixture.url}/console/billing?tab=coupons`)
  await page.getByRole('button', { name: 'New coupon' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('SPRING')
  await page.getByRole('textbox', { name: 'Percent off' }).fill('20')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Create coupon' }).click()
  await page.getByText('20% off the first payment').waitFor()

  await page.getByRole('tab', { name: 'Granted plans' }).click()
  await page.getByRole('button', { name: 'Grant plan' }).first().click()
  const grant = page.getByRole('dialog', { name: 'Grant plan' })
  await grant.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('option', { name: /Rosa Vega/ }).click()
  await grant.getByRole('button', { name: /^Choose… Plan|Plan$/ }).click()
  await page.getByRole('option', { name: 'Studio' }).click()
  await grant.getByRole('button', { name: 'Grant plan' }).click()
  await page.getByText('Plan granted').waitFor()
  await page.getByRole('row', { name: /Rosa Vega/ }).waitFor()
  expect((await console_client.plans.getUsage()).plan?.name).toBe('Studio')

  await page.getByRole('tab', { name: 'Events' }).click()
  await page.getByText('checkout.session.completed').click()
  const event = page.getByRole('dialog', { name: 'checkout.session.completed' })
  await event.getByText('Done').waitFor()
  await expectNoBarriers(page)
  await event.getByRole('button', { name: 'Replay' }).click()
  await page.getByText('Event replayed').waitFor()
  await event.getByRole('button', { name: 'Replay' }).and(page.locator(':enabled')).waitFor()
  await event.getByText('Done').waitFor()
  fake.assertNoFaults()
})
