/** Filters stand in a row where there is room, and behind one button where there is not. */
import { afterEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { LeadBar } from './lead-bar.tsx'

answerInBrowser()
const site_id = 'site_1'
const path = '/sites/$site_id/leads'

afterEach(() => browserPage.viewport(1280, 900))

async function shown(width: number, url: Parameters<typeof LeadBar>[0]['url'] = {}) {
  await browserPage.viewport(width, 844)
  await signedIn('read-lead')
  await handle(api => api.sites.list(), page())
  await handle(api => api.leads.views.list({ site_id }), page())
  const onChange = vi.fn()
  const bar = { site_id, url, written: {}, count: '12 leads', selection: undefined, onChange, onArrange: vi.fn() }
  const screen = await draw(<LeadBar {...bar} />, { path, at: `/sites/${site_id}/leads` })
  return { screen, onChange }
}

test('on a phone one button says how many filters there are, and its sheet changes them', async () => {
  const { screen, onChange } = await shown(390, { mailability: 'subscribed', address: 'valid' })
  await screen.getByRole('button', { name: 'Filters (2)' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /Subscription/ }).click()
  await screen.getByRole('option', { name: 'Unsubscribed' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ mailability: 'unsubscribed' })
  await sheet.getByRole('button', { name: /Email validity/ }).click()
  await screen.getByRole('option', { name: 'Any' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ address: undefined })
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  const [cleared] = onChange.mock.lastCall ?? []
  expect(Object.keys(cleared).sort()).toEqual(['address', 'audience', 'campaign', 'filter', 'mailability', 'tag'])
  expect(Object.values(cleared).every(value => value === undefined)).toBe(true)
  await sheet.getByRole('button', { name: 'Show leads' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('where there is room each filter has its menu, until it is chosen', async () => {
  const { screen, onChange } = await shown(1440, { address: 'valid' })
  await expect.element(screen.getByRole('button', { name: 'Email validity' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Subscription' }).click()
  await screen.getByRole('menuitem', { name: 'Subscribed', exact: true }).click()
  expect(onChange).toHaveBeenLastCalledWith({ mailability: 'subscribed' })
  await screen.getByRole('button', { name: /Remove filter/ }).click()
  expect(onChange).toHaveBeenLastCalledWith({ address: undefined })
})
