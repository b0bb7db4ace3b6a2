/** What the admin says when something is wrong, in both languages and at its field; who is let in; and a day without a mouse. */
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { sized } from '../../../api/testing/repetitions.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { client, fixture, newPage, setUp, site_id, words } from './admin-refusals-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

/** What stands at a field, as assistive technology finds it. */
async function saidAt(page: Page, name: string): Promise<string> {
  const field = page.locator(`input[name=${name}][aria-invalid=true]`)
  await field.waitFor()
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  const texts = ids.map(id => page.locator(`[id="${id}"]`).innerText())
  return (await Promise.all(texts)).join(' ')
}

test.each(sized(['es'] as const, ['en', 'es'] as const))('each refusal stands at its field (%s)', async language => {
  const said = words[language]
  const page = await newPage(language)
  await page.goto(`${fixture.url}/register`)
  const fill = (name: string, value: string) => page.locator(`input[name=${name}]`).fill(value)
  const send = () => page.locator('button[type=submit]').click()
  await fill('first_name', 'Ana 2')
  await fill('last_name', 'O’Brien')
  await fill('email', 'other@example.com')
  await fill('password', 'seven77')
  await fill('password_confirmation', 'other77')
  await send()
  expect(await saidAt(page, 'password')).toContain(said.short)
  expect(await saidAt(page, 'password_confirmation')).toContain(said.mismatch)
  await fill('password', 'long enough')
  await fill('password_confirmation', 'long enough')
  await send()
  expect(await saidAt(page, 'first_name')).toContain(said.digits)
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page, 'not the password')
  expect(await saidAt(page, 'password')).toContain(said.wrong)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  await page.goto(`${fixture.url}/sites?create=site`)
  await fill('name', 'Another')
  await fill('subdomain', 'casa-verde')
  await send()
  expect(await saidAt(page, 'subdomain')).toContain(said.taken)
  await beyondLimits(page, said.limits)
  await page.context().close()
})

/** In an editor that saves by itself, what is refused is said and never sent. */
async function beyondLimits(page: Page, [section = '', text = '']: string[]) {
  const { id: popup_id } = await client.popups.create({ site_id, body: { name: `Letter ${section}` } })
  await page.goto(`${fixture.url}/sites/${site_id}/site/popups/${popup_id}/settings`)
  await page.getByRole('button', { name: section, exact: true }).click()
  const days = page.locator('[data-pointer="/hide_duration_days"] input').first()
  const daysAre = async (written: string, kept: number) => {
    await days.fill(written)
    await days.press('Tab')
    await eventually(
      async () => (await client.popups.get({ site_id, popup_id })).hide_duration_days === kept,
      `${kept} days`,
    )
  }
  await daysAre('8', 8)
  await daysAre('366', 8)
  await page.getByText(text).waitFor()
  await daysAre('365', 365)
  expect(await page.getByText(text).count()).toBe(0)
}
