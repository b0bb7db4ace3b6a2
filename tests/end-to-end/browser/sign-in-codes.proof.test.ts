/** Ways to sign in, and what asks once more who one is, in the browser. */
import { generate } from 'otplib'
import { expect, test, vi } from 'vitest'
import { signInByHand } from './admin-person.ts'
import { owner } from './owner.ts'
import { browser, fixture, page, setUp } from './sign-in-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

test('an app and recovery codes are set up by a scanned code, and signing in asks for them', async () => {
  await page.goto(`${fixture.url}/settings?tab=security`)
  await page.getByRole('button', { name: 'Set up app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up app' })
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('This code is not valid or has expired.').waitFor()
  await dialog.getByLabel('Code', { exact: true }).fill(await generate({ secret }))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const shown = page.getByRole('alertdialog', { name: 'Recovery codes' })
  await shown.getByRole('listitem').nth(9).waitFor()
  const codes = await shown.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await shown.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 left, for when you have no other code').waitFor()
  await page.goto(`${fixture.url}/managers`)
  await page.getByRole('row').filter({ hasText: owner.email }).getByText('Two-step').waitFor()

  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage()
  await elsewhere.goto(`${fixture.url}/login`)
  await signInByHand(elsewhere)
  await elsewhere.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
  await elsewhere.getByLabel('Recovery code').fill('NOPE-NOPE-NOPE-NOPE')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await elsewhere.getByText('This code is not valid or has expired.').waitFor()
  await elsewhere.getByLabel('Recovery code').fill(codes[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await elsewhere.waitForURL('**/sites')
  await elsewhere.context().close()

  await page.goto(`${fixture.url}/settings?tab=security`)
  await page.getByText('9 left, for when you have no other code').waitFor()
  await page.getByRole('button', { name: 'Turn off app' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off app' }).click()
  await page.getByRole('button', { name: 'Set up app' }).waitFor()
})
