/** Further paths of billing: the checkout by keyboard alone in Spanish, a smaller plan that waits, cards, and a bank that asks. */
import { expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { eventually, linkIn } from '../../tools/server-fixture.ts'
import { client, fake, fixture, openGuestPage, openPage, planName, setUp } from './billing-scene.ts'
import { goTo, tabTo } from './keyboard.ts'
import { owner } from './owner.ts'
import { cards, fillCard } from './stripe-page.ts'

vi.setConfig({ testTimeout: 240_000 })

setUp()

test('by keyboard alone, in Spanish: from the plans to an order that is completed', async () => {
  const buyer = { ...owner, email: 'eva@example.com', first_name: 'Eva' }
  const page = await openGuestPage('es')
  const press = (key: string) => page.keyboard.press(key)
  await page.goto(fixture.url)
  await page.getByRole('heading', { name: 'Planes' }).waitFor()
  await tabTo(page, 'Elegir Studio')
  await press('Enter')
  await page.getByText('Crea una cuenta para suscribirte a Studio').waitFor()
  for (const [field, text] of [
    ['Nombre', buyer.first_name],
    ['Apellidos', buyer.last_name],
    ['Correo', buyer.email],
    ['Contraseña', buyer.password],
    ['Repite la contraseña', buyer.password],
  ] as const) {
    await goTo(page, field)
    await page.keyboard.type(text)
  }
  await press('Enter')
  await page.getByText('Mira tu correo').waitFor()
  await page.goto(linkIn(await fixture.mailTo(buyer.email, /./), `${fixture.url}/email-confirmation/`))
  await page.getByRole('link', { name: /Inici(a|ar) sesión/ }).waitFor()
  await tabTo(page, /Inici(a|ar) sesión/)
  await press('Enter')
  await page.locator('input[name=email]').waitFor()
  await goTo(page, 'Correo')
  await page.keyboard.type(buyer.email)
  await tabTo(page, 'Contraseña')
  await page.keyboard.type(buyer.password)
  await press('Enter')
  await page.getByRole('radio', { name: 'Studio' }).waitFor()
  await expectNoBarriers(page)
  await tabTo(page, 'Continuar al pago')
  await press('Enter')
  await page.getByLabel('Card number').waitFor()
  // Stripe's fields have a document of their own, in which focus is not seen from the page.
  const number = page.getByLabel('Card number')
  while (!(await number.evaluate(input => input.matches(':focus')))) await press('Tab')
  for (const text of [cards.good, '12 / 34', '123']) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await goTo(page, 'Nombre en la tarjeta')
  await page.keyboard.type('Eva García')
  await tabTo(page, 'País')
  await press('Enter')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.type('España')
  // The field keeps the focus while arrows choose.
  await page.getByRole('option', { name: 'España' }).waitFor()
  await press('ArrowDown')
  await press('Enter')
  await tabTo(page, 'Código postal')
  await page.keyboard.type('28013')
  await tabTo(page, 'Pagar')
  await press('Enter')
  await page.getByText('Pedido completado').waitFor()
  await expectNoBarriers(page)
  fake.assertNoFaults()
})

test('a plan by the year is paid at once; back to the month it waits, is told, and is canceled', async () => {
  const page = await openPage(owner)
  const change = async (interval: string) => {
    await page.getByRole('button', { name: 'Change plan' }).click()
    await page.getByText(interval, { exact: true }).click()
    await page.getByRole('button', { name: 'Show price' }).click()
  }
  await page.goto(`${fixture.url}/billing`)
  await change('Annual')
  await page.getByRole('button', { name: 'Change and pay' }).click()
  await page.getByRole('main').getByText('€290.00 a year').waitFor()
  await change('Monthly')
  await page.getByText('at the end of the period.').waitFor()
  await page.getByRole('button', { name: 'Schedule change' }).click()
  await page.getByText(/A change is scheduled for/).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Cancel change' }).click()
  await page.getByText('Scheduled change canceled').waitFor()
  fake.assertNoFaults()
})

test('the last card of a subscription is kept; with another one it goes; invoices have their lines', async () => {
  const page = await openPage(owner)
  await page.goto(`${fixture.url}/billing?tab=payment`)
  const remove = async (last4: string) => {
    await page.getByRole('button', { name: `Actions of Visa ···· ${last4}` }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page
      .getByRole('alertdialog', { name: /Remove/ })
      .getByRole('button', { name: 'Remove' })
      .click()
  }
  await remove('4242')
  const dialog = page.getByRole('alertdialog', { name: /Remove/ })
  await dialog.getByText(/subscription/i).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await page.getByLabel('Card number').waitFor()
  await fillCard(page, '5555 5555 5555 4444')
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await page.getByText('Mastercard ···· 4444').waitFor()
  await page.getByRole('button', { name: 'Actions of Mastercard ···· 4444' }).click()
  await page.getByRole('menuitem', { name: 'Make default' }).click()
  await page.getByText('Default payment method changed').waitFor()
  await remove('4242')
  await page.getByText('Payment method removed').waitFor()
  await eventually(async () => (await client.billing.listPaymentMethods()).data.length === 1, 'one card')
  await page.getByRole('tab', { name: 'Invoices and payments' }).click()
  const { data: invoices } = await client.billing.listInvoices()
  await page.getByText(invoices[0]?.number ?? '', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).waitFor()
  await expectNoBarriers(page)
  expect(invoices.length).toBeGreaterThan(0)
  fake.assertNoFaults()
})

test('a bank that asks: refused and canceled nothing changes; confirmed after a reload the plan is there', async () => {
  const page = await openPage(owner)
  await page.goto(`${fixture.url}/billing?tab=payment`)
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await page.getByLabel('Card number').waitFor()
  await fillCard(page, cards.secure)
  await page.getByRole('button', { name: 'Save payment method' }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Actions of Visa ···· 3184' }).click()
  await page.getByRole('menuitem', { name: 'Make default' }).click()
  await page.getByText('Default payment method changed').waitFor()

  await page.goto(`${fixture.url}/billing`)
  const change = async () => {
    await page.getByRole('button', { name: 'Change plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Starter' })
    await dialog.getByRole('button', { name: /Plan/ }).click()
    await page.getByRole('option', { name: /Studio/ }).click()
    await dialog.getByRole('button', { name: 'Show price' }).click()
    await dialog.getByRole('button', { name: /^Change and pay/ }).click()
  }
  await change()
  await page.getByText(/^Confirm the payment of .* with your bank$/).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByText('Your bank did not confirm the payment').waitFor()
  await page.getByRole('link', { name: 'Pay on Stripe’s page' }).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByText('Payment canceled: nothing was charged or changed').waitFor()
  await page.getByText('Your bank did not confirm the payment').waitFor({ state: 'detached' })
  expect(await planName()).toBe('Starter')

  await change()
  await page.getByRole('button', { name: 'Complete', exact: true }).waitFor()
  await page.reload()
  await page.getByText(/waits for your confirmation/).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByText('Plan changed').waitFor()
  await page.getByRole('heading', { name: 'Plan Studio' }).waitFor()
  expect(await planName()).toBe('Studio')
  fake.assertNoFaults()
})
