/** A visitor on a foreign page, with a real server: nothing before consent, what is counted after it, and who is known. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventually } from '../../tools/server-fixture.ts'
import { client, host, page, sent, setUp, site_id, thrown } from './visitor-scene.ts'

setUp()

const email = 'maria@example.org'

const popup = async (name: string, visitor_rules: object[]): Promise<string> => {
  const { id } = await client.popups.create({
    site_id,
    body: {
      name,
      triggers: [{ type: 'delay', seconds: 0 }],
      content: { heading: name, thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email' }] },
      visitor_rules: visitor_rules as [],
      variants: [{ id: 'b', name: 'B' }],
    },
  })
  await client.popups.publish({ site_id, popup_id: id })
  return id
}

test('before consent nothing is stored or told; after it the page is, and what was shown is counted for its variant', async () => {
  const popup_id = await popup('For everybody', [])
  await page.goto(host.url)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_000)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.evaluate(() =>
    (window as unknown as { leadwright: (...call: string[]) => void }).leadwright('consent', 'grant'),
  )
  const visitor = await eventually(async () => (await client.visitors.list({ site_id })).data[0], 'a visitor')
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain(visitor.uuid)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('popup_')) localStorage.removeItem(key)
  })
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  const { totals, variants } = await eventually(async () => {
    const now = await client.popups.getResults({ site_id, popup_id })
    return now.totals.closed > 0 && now
  }, 'a popup that was closed')
  expect(totals).toMatchObject({ shown: 1, shown_daily: 1, closed: 1, shown_robots: 0 })
  expect(variants.reduce((sum, one) => sum + one.shown, 0)).toBe(1)
  await client.popups.unpublish({ site_id, popup_id })
  expect(thrown).toEqual([])
})

test('a rule on known leads holds once the page says with proof who it is', async () => {
  await popup('For friends', [{ field: 'known_lead', op: 'is', values: ['yes'] }])
  await client.leads.create({ site_id, body: { email } })
  const { secret } = await client.identitySecret.get({ site_id })
  const user_hash = createHmac('sha256', secret).update(email).digest('hex')
  // The configuration of before lives in the server's and the browser's caches for five seconds.
  await page.waitForTimeout(5_000)
  await page.goto(host.url)
  await page.waitForTimeout(1_500)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(sent.filter(name => name === 'decisions')).toHaveLength(1)
  const identify = (user: object) =>
    page.evaluate(
      given => (window as unknown as { leadwright: (...call: unknown[]) => void }).leadwright('identify', given),
      user,
    )
  await identify({ email, user_hash: 'guessed' })
  await page.waitForTimeout(1_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await identify({ email, user_hash })
  await page.getByRole('dialog', { name: 'For friends' }).waitFor()
  expect(thrown).toEqual([])
})
