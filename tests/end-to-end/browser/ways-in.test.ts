/** Signing in without a password, in the browser: by GitHub as it speaks on the wire, and with passkeys of a virtual device. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeGithub, fakeGithub, githubPerson } from '../../../api/testing/fake-github.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin, signInByHand } from './admin-person.ts'
import { owner, signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let github: FakeGithub
let fixture: ServerFixture
let browser: Browser

beforeAll(async () => {
  github = await fakeGithub()
  fixture = await openServerFixture(github.environment)
  browser = await launchChromium()
  await signUp(fixture)
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  await github?.close()
})

const newPage = async (): Promise<Page> => (await browser.newContext({ locale: 'en-GB' })).newPage()
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

test('an address that has an account is not signed in by GitHub, until its owner connects GitHub there', async () => {
  github.signIn(githubPerson(1, owner.email))
  const stranger = await newPage()
  await stranger.goto(`${fixture.url}/login?return_to=/managers`)
  await stranger.getByRole('button', { name: 'Continue with GitHub' }).click()
  await stranger.getByText('connect this provider under Account → Security').waitFor()
  await stranger.getByRole('link', { name: 'Back to sign-in' }).click()
  await stranger.getByLabel('Password').waitFor()

  const page = await openAdmin(fixture, browser)
  await page.goto(`${fixture.url}/settings?tab=security`)
  await page.getByRole('button', { name: 'Connect GitHub', exact: true }).click()
  await page.getByText('Connected: you can sign in with GitHub').waitFor()
  await page.getByText('person-1 · used').waitFor()
  await page.context().close()

  await stranger.goto(`${fixture.url}/login?return_to=/managers`)
  await stranger.getByRole('button', { name: 'Continue with GitHub' }).click()
  await stranger.waitForURL('**/managers')
  await stranger.context().close()
})

test('somebody new signs up by GitHub, shows by it who they are, sets a password, and then lets GitHub go', async () => {
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
})

test('an answer that this browser did not ask for is worth nothing in it', async () => {
  github.signIn(githubPerson(3, 'mallory@example.com'))
  const reply = await fetch(`${fixture.url}/v1/auth/provider-sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'github' }),
  })
  const { url } = (await reply.json()) as { url: string }
  const answer = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
  const victim = await newPage()
  await victim.goto(answer)
  await victim.getByText('You came back without signing in there').waitFor()
  expect(await victim.evaluate(() => localStorage.getItem('leadwright.token'))).toBeNull()
  await victim.context().close()
})

/** A device with passkeys, which its owner touches when asked: at once, or not yet. */
async function virtualDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const touchBy = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { touchBy }
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto(`${fixture.url}/settings?tab=security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('This laptop')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Passkey added').waitFor()
  await page.getByText('This laptop').waitFor()
}

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

test('the browser offers the passkey where it fills in the address, and signs in with it', async () => {
  const page = await openAdmin(fixture, browser)
  const device = await virtualDevice(page)
  await addPasskey(page)
  await device.touchBy(false)
  const signInScreen = async () => {
    await page.evaluate(() => localStorage.removeItem('leadwright.token'))
    const begun = page.waitForResponse('**/v1/auth/passkey-sign-in')
    await page.goto(`${fixture.url}/login?return_to=/managers`)
    await begun
  }
  await signInScreen()
  await signInByHand(page)
  await page.waitForURL('**/managers')
  // Else what is kept of signing in might be written after it was taken away.
  await page.getByRole('heading', { name: 'Managers', level: 1 }).waitFor()
  await signInScreen()
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn')
  await device.touchBy(true)
  await page.waitForURL('**/managers')
  await page.context().close()
})
