/** Signing in without a password, in the browser: by GitHub as it speaks on the wire, and with passkeys of a virtual device. */
import type { Page } from 'playwright'
import { test, vi } from 'vitest'
import { githubPerson } from '../../../api/testing/fake-github.ts'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { openAdmin } from './admin-person.ts'
import { addPasskey, browser, fixture, github, newPage, setUp, virtualDevice } from './ways-in-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

/** Answers the next call of an endpoint as the server does long after signing in. */
const asIfLater = (page: Page, path: RegExp) =>
  page.route(
    path,
    route => {
      const json = { status: 403, code: 'reauthentication_needed', title: 'Confirm that it is you', detail: 'Confirm' }
      return route.fulfill({ status: 403, contentType: 'application/problem+json', json })
    },
    { times: 1 },
  )

proofTest(
  'somebody new signs up by GitHub, shows by it who they are, sets a password, and then lets GitHub go',
  async () => {
    github.signIn(githubPerson(2, 'eva@example.com'))
    const page = await newPage()
    await page.goto(`${fixture.url}/register`)
    await page.getByRole('button', { name: 'Continue with GitHub' }).click()
    await page.waitForURL('**/sites')
    await page.goto(`${fixture.url}/settings?tab=security`)
    await page.getByRole('button', { name: 'Disconnect GitHub' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Disconnect GitHub' }).click()
    await dialog.getByText('This is your last way to sign in').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse')
    await page.getByRole('textbox', { name: 'Repeat the password' }).fill('correct horse')
    await asIfLater(page, /\/v1\/auth\/password$/)
    await page.getByRole('button', { name: 'Set password' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await question.getByRole('button', { name: 'Continue with GitHub' }).click()
    await page.getByText('Password set').waitFor()
    await page.getByRole('button', { name: 'Disconnect GitHub' }).click()
    await dialog.getByRole('button', { name: 'Disconnect GitHub' }).click()
    await page.getByText('GitHub no longer signs you in').waitFor()
    await page.getByRole('button', { name: 'Connect GitHub', exact: true }).waitFor()
    await page.context().close()
  },
)

test('a passkey is made on the device, signs in without an address, shows who one is, and is deleted', async () => {
  const page = await openAdmin(fixture, browser)
  // A browser that offers none where it fills in the address.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await virtualDevice(page)
  await addPasskey(page)

  await page.evaluate(() => localStorage.removeItem('leadwright.token'))
  await page.goto(`${fixture.url}/login?return_to=/settings%3Ftab%3Dsecurity`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('Used', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename passkey' })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await page.getByText('Old laptop').waitFor()

  await asIfLater(page, /\/v1\/passkeys\/pk_/)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Confirm that it is you' })
    .getByRole('button', { name: 'Use a passkey' })
    .click()
  await page.getByText('Passkey deleted').waitFor()
  await page.getByText('You have no passkeys yet.').waitFor()
  await page.context().close()
})
