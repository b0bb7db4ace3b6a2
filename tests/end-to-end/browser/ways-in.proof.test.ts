/** Signing in without a password, in the browser: by GitHub as it speaks on the wire, and with passkeys of a virtual device. */
import { expect, test, vi } from 'vitest'
import { githubPerson } from '../../../api/testing/fake-github.ts'
import { openAdmin, signInByHand } from './admin-person.ts'
import { owner } from './owner.ts'
import { addPasskey, browser, fixture, github, newPage, setUp, virtualDevice } from './ways-in-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

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
