/** A server that lets people in by GitHub. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { type FakeGithub, fakeGithub } from '../../../api/testing/fake-github.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signUp } from './owner.ts'

export let github: FakeGithub
export let fixture: ServerFixture
export let browser: Browser

export const newPage = async (): Promise<Page> => (await browser.newContext({ locale: 'en-GB' })).newPage()

/** A device with passkeys, which its owner touches when asked: at once, or not yet. */
export async function virtualDevice(page: Page) {
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

export async function addPasskey(page: Page): Promise<void> {
  await page.goto(`${fixture.url}/settings?tab=security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('This laptop')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Passkey added').waitFor()
  await page.getByText('This laptop').waitFor()
}

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    github = await fakeGithub()
    fixture = await openServerFixture(github.environment)
    browser = await launchChromium()
    await signUp(fixture)
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
    await github?.close()
  })
}
