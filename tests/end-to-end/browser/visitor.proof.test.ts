/** A visitor on a foreign page, with a real server: nothing before consent, what is counted after it, and who is known. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browser, client, host, page, setUp, site_id, userAgent } from './visitor-scene.ts'

setUp()

test('on a page that stays open people agree to what it shows, though the owner has changed the form', async () => {
  const { id: popup_id } = await client.popups.create({
    site_id,
    body: {
      name: 'Open for long',
      triggers: [{ type: 'delay', seconds: 0 }],
      content: { heading: 'A letter', button_text: 'Join', thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email' }], consent: { type: 'checkbox', text: 'Send me the letter.' } },
    },
  })
  await client.popups.publish({ site_id, popup_id })
  await page.waitForTimeout(5_000)
  const open = async () => {
    const visitor = await (await browser.newContext({ userAgent })).newPage()
    await visitor.goto(host.url)
    await visitor.getByRole('dialog', { name: 'A letter' }).waitFor()
    return visitor
  }
  const [ticking, passing] = [await open(), await open()]
  const notice = { type: 'notice' as const, text: 'By sending this you agree to offers.' }
  await client.popups.update({ site_id, popup_id, body: { form: { consent: notice } } })
  await page.waitForTimeout(5_000)
  const reading = await open()
  // A form that is sent within a second is a machine's.
  await reading.waitForTimeout(1_000)
  const ledgerOf = async (visitor: Page, address: string) => {
    await visitor.getByLabel('Email').fill(address)
    await visitor.getByRole('button', { name: 'Join' }).click()
    await visitor.getByRole('heading', { name: 'Thanks' }).waitFor()
    const [lead] = (await client.leads.list({ site_id, search: address })).data
    const { data } = await client.leads.consents.list({ site_id, lead_id: lead?.id ?? '' })
    return [lead?.mailability, ...data.map(({ method, text }) => `${method}: ${text}`)]
  }
  await ticking.getByLabel('Send me the letter.').check()
  expect(await ledgerOf(ticking, 'ticked@example.org')).toEqual(['subscribed', 'checkbox: Send me the letter.'])
  expect(await ledgerOf(passing, 'empty@example.org')).toEqual(['unsubscribed'])
  expect(await ledgerOf(reading, 'noticed@example.org')).toEqual(['subscribed', `notice: ${notice.text}`])
})
