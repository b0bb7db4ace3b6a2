/** Add-ons of a site by keyboard alone, in Spanish: from the page that sells them to more of them in the site's billing. */
import { expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { client, fake, fixture, openPage, setUp } from './billing-scene.ts'
import { goTo, tabTo } from './keyboard.ts'
import { owner } from './owner.ts'
import { cards } from './stripe-page.ts'

vi.setConfig({ testTimeout: 240_000 })

setUp()

test('by keyboard alone, in Spanish: add-ons are put in the cart, taken out, paid, and more of them bought', async () => {
  const { id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })
  const page = await openPage(owner, 'es')
  const press = (key: string) => page.keyboard.press(key)
  /** Nobody is thrown back to the beginning of the document. */
  const keepsFocus = () =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('main') !== null && document.activeElement?.tagName),
      )
      .not.toBe('BODY')

  await page.goto(`${fixture.url}/sites/${site_id}/leads/purchase/lead`)
  await page.getByRole('heading', { name: 'Comprar más contactos' }).waitFor()
  await expectNoBarriers(page)
  await tabTo(page, 'Cantidad')
  await press('ArrowUp')
  await tabTo(page, 'Añadir al carrito: 1,000 leads more')
  await press('Enter')
  await page.getByRole('link', { name: 'Carrito (2)' }).waitFor()
  await page.getByText('En el carrito', { exact: true }).waitFor()
  await keepsFocus()
  await tabTo(page, 'Carrito (2)', 'Shift+Tab')
  await press('Enter')

  // Taken out, and put in again.
  await page.getByText('A pagar ahora').waitFor()
  await expectNoBarriers(page)
  await tabTo(page, 'Quitar 1,000 leads more')
  await press('Enter')
  await page.getByText('Tu carrito está vacío.').waitFor()
  await keepsFocus()
  await tabTo(page, 'Añadir al carrito: 1,000 leads more')
  await press('Enter')
  await page.getByText('A pagar ahora').waitFor()
  await goTo(page, 'Cantidad de 1,000 leads more')
  await press('ArrowUp')
  await page.getByText('1,000 leads more × 2').waitFor()

  await tabTo(page, 'Código promocional')
  await page.keyboard.type('NONE')
  await press('Enter')
  await page.getByLabel('Código promocional').and(page.locator('[aria-invalid=true]:focus')).waitFor()
  await press('Control+a')
  await page.keyboard.type('HALF')
  await press('Enter')
  await page.getByText('Descuento', { exact: true }).waitFor()
  await tabTo(page, 'Continuar al pago')
  await press('Enter')
  const number = page.getByLabel('Card number')
  await number.waitFor()
  await keepsFocus()
  await expectNoBarriers(page)
  while (!(await number.evaluate(input => input.matches(':focus')))) await press('Tab')
  for (const text of [cards.declined, '12 / 34', '123']) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await goTo(page, 'Nombre en la tarjeta')
  await page.keyboard.type('Ana García')
  await press('Enter')
  await page.getByText('El país es obligatorio').waitFor()
  await page.getByText('El código postal es obligatorio').waitFor()
  // What is missing has the focus.
  await goTo(page, 'País')
  await press('Enter')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.type('España')
  await page.getByRole('option', { name: 'España' }).waitFor()
  await press('ArrowDown')
  await press('Enter')
  await tabTo(page, 'Código postal')
  await page.keyboard.type('28013')
  await press('Enter')
  await page
    .getByRole('alert')
    .getByText(/declined|insufficient/i)
    .waitFor()
  await expectNoBarriers(page)
  while (!(await number.evaluate(input => input.matches(':focus')))) await press('Shift+Tab')
  await press('Control+a')
  await page.keyboard.type(cards.good)
  await tabTo(page, 'Pagar')
  await press('Enter')
  await page.getByText('Pedido completado').waitFor()
  await page.getByText('Contactos: 1000 más. El sitio ya ha comprado 2.').waitFor()
  await keepsFocus()
  await tabTo(page, 'Descartar')
  await press('Enter')
  await page.getByText('Pedido completado').waitFor({ state: 'detached' })
  await keepsFocus()

  await page.goto(`${fixture.url}/sites/${site_id}/settings/billing`)
  await page.getByRole('heading', { name: 'Complementos de Casa Verde' }).waitFor()
  await expectNoBarriers(page)
  await tabTo(page, 'Cambiar complementos')
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await goTo(page, 'Cantidad de 1,000 leads more')
  await press('ArrowUp')
  await tabTo(page, 'Ver precio')
  await press('Enter')
  await dialog.getByText('Se aplica de inmediato.').and(page.locator(':focus')).waitFor()
  await tabTo(page, 'Cambiar y pagar')
  await press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1,000 leads more × 3').first().waitFor()
  await keepsFocus()
  await tabTo(page, 'Renovación automática')
  await press('Space')
  await page.getByRole('alertdialog').waitFor()
  await press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByRole('switch', { name: 'Renovación automática' }).and(page.locator(':focus')).waitFor()
  fake.assertNoFaults()
})
