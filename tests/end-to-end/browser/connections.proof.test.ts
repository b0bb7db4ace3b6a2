/** An owner connects Mailchimp by signing in there, maps, tries ten leads, syncs, hears who left, and disconnects. */
import { afterAll, expect, test, vi } from 'vitest'
import type { ServiceAccount } from '../../../api/testing/fixtures/service-accounts.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { openMailchimpAccount, serveSignIn, settingsOf } from './mailchimp-account.ts'
import { client, complaints, fixture, isAccessible, page, press, setUp, site_id } from './site-pages-scene.ts'

vi.setConfig({ testTimeout: 120_000 })

let account: ServiceAccount

setUp(async () => {
  account = await openMailchimpAccount()
  return settingsOf(account)
})
afterAll(() => account?.close())

const connectionsUrl = () => `${fixture.url}/sites/${site_id}/settings/connections`
const connection = async () => (await client.connections.list({ site_id })).data[0]!
const choose = async (label: string, option: string | RegExp) => {
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('option', { name: option }).click()
}
const act = async (name: string) => {
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name }).click()
}

test('who says no at the service comes back to what to do', async () => {
  for (const [at, first_name] of ['Ana', 'Bea', 'Eva'].entries())
    await client.leads.create({
      site_id,
      body: { email: `p${at}@example.com`, first_name, consent: { text: 'Write to me.' } },
    })
  await serveSignIn(page, account)
  await page.goto(connectionsUrl())
  await page.getByText('No connections yet').waitFor()
  await isAccessible()
  await press('button', 'Connect service')
  await page.getByRole('dialog').getByText('You sign in at Mailchimp').waitFor()
  await isAccessible()
  await press('button', 'Go to Mailchimp')
  await page.getByRole('link', { name: 'Deny' }).click()
  await page.getByRole('heading', { name: 'Account not authorized' }).waitFor()
  await isAccessible()
})

test('signing in connects the account', async () => {
  await press('link', 'Back to connections')
  await page.getByRole('row', { name: /^Mailchimp/ }).click()
  await page.getByText('Sign in at Mailchimp to finish').waitFor()
  await isAccessible()
  await press('button', 'Go to Mailchimp')
  await page.getByRole('link', { name: 'Allow' }).click()
  await page.getByText('Choose a list to begin').waitFor()
  expect(await connection()).toMatchObject({ status: 'connected', sign_in: 'oauth', account: { name: 'Bakery' } })
})

test('a list is chosen, and the fields are mapped as they are suggested', async () => {
  await choose('List', /^Newsletter/)
  await isAccessible()
  await press('button', 'Save')
  await page.getByRole('tab', { name: 'Fields' }).click()
  await press('button', /^Use \d+ suggestions?/)
  await isAccessible()
  await press('button', 'Save mapping')
  await expect.poll(async () => (await connection()).fields.map(one => one.service_field)).toContain('FNAME')
  expect(account.contacts()).toEqual([])
})

test('a trial shows what is sent of ten leads', async () => {
  await page.getByRole('tab', { name: 'Trial' }).click()
  await press('button', 'Run trial')
  await page.getByText('p0@example.com').waitFor()
  await page.getByText('Nothing in 3 leads that Mailchimp is known to refuse').waitFor()
  await isAccessible()
})

test('both sides are the same after the owner begins, and each hears who left by the other', async () => {
  expect(await connection()).toMatchObject({ status: 'paused', synced: 0 })
  expect(account.contacts()).toEqual([])
  await page.getByText('Nothing is sent yet').waitFor()
  await isAccessible()
  await press('button', 'Begin sync')
  await expect.poll(() => account.contacts().length, { timeout: 60_000 }).toBe(3)
  expect(account.find('p1@example.com')).toMatchObject({ consent: 'subscribed', first_name: 'Bea' })
  account.unsubscribe('p1@example.com')
  await act('Compare all leads now')
  const { data } = await client.leads.list({ site_id })
  const idOf = (email: string) => data.find(lead => lead.email === email)?.id ?? ''
  const lead_id = idOf('p1@example.com')
  await eventually(
    async () => (await client.leads.get({ site_id, lead_id })).mailability === 'unsubscribed',
    'a lead who left there',
  )
  await client.leads.unsubscribe({ site_id, lead_id: idOf('p2@example.com') })
  await expect.poll(() => account.find('p2@example.com')?.consent, { timeout: 60_000 }).toBe('unsubscribed')
  await page.goto(`${fixture.url}/sites/${site_id}/leads/${lead_id}`)
  await page.getByText('Unsubscribed').first().waitFor()
})

test('disconnecting says before what is kept, and leaves both sides as they are', async () => {
  const { id } = await connection()
  await page.goto(`${connectionsUrl()}/${id}`)
  await act('Disconnect')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/Kept: the leads here/).waitFor()
  await isAccessible()
  await dialog.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await page.getByText('Disconnected from Mailchimp').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(account.contacts()).toHaveLength(3)
  expect((await client.leads.list({ site_id })).data).toHaveLength(3)
  account.fake.assertNoFaults()
  // The sign-in that was refused.
  expect(complaints.filter(text => !text.includes('connection-authorizations'))).toEqual([])
})
