/** Who is in several accounts chooses the one that account screens are about; what they read is that account's. */
import type { ApiKey, Site } from '@leadwright/sdk'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ApiKeys } from '../features/settings/api-keys.tsx'
import { session } from '../product/session/session.ts'
import { answerInBrowser, handle, page } from '../testing/api.ts'
import { draw } from '../testing/render.tsx'
import { AccountSwitcher } from './account-switcher.tsx'
import { SiteSwitcher } from './site-switcher.tsx'
import { useAccount } from './use-account.ts'

answerInBrowser()
const accounts = [
  { id: 'acct_1', name: 'Ana García', role: 'administrator' as const, permissions: ['manage-account'] },
  { id: 'acct_2', name: 'Bea López', role: 'author' as const, permissions: ['manage-account'] },
]
const siteIn = (account_id: string, id: string, name: string) => ({ id, account_id, name, subdomain: id }) as Site

function Frame({ site_id }: { site_id?: string }) {
  useAccount(site_id)
  return (
    <>
      <AccountSwitcher accounts={accounts} />
      <SiteSwitcher site_id={site_id} />
      <ApiKeys />
    </>
  )
}

beforeEach(async () => {
  session.signIn('token')
  session.setAccount('acct_1')
  await handle(api => api.sites.list(), page(siteIn('acct_1', 'site_1', 'Casa'), siteIn('acct_2', 'site_2', 'Huerta')))
  await handle(
    api => api.apiKeys.list(),
    ({ headers }) => {
      const name = `Key of ${headers.get('x-account')}`
      return page({
        id: `key_${name}`,
        name,
        ending: 'x7Qa',
        all_sites: true,
        site_ids: [],
        grants: [],
      } as unknown as ApiKey)
    },
  )
})

test('another account is chosen: its sites, its keys, and the browser remembers it', async () => {
  const screen = await draw(<Frame />)
  await expect.element(screen.getByText('Key of acct_1')).toBeVisible()
  await screen.getByRole('button', { name: /Switch account/ }).click()
  await expect.element(screen.getByRole('menuitem', { name: /Bea López/ })).toMatchTextContent(/Author/)
  await screen.getByRole('menuitem', { name: /Bea López/ }).click()
  await expect.poll(() => screen.address()).toBe('/sites')
  expect(localStorage.getItem('leadwright.account')).toBe('acct_2')
})

test('what was read of one account is not shown for another', async () => {
  const screen = await draw(<Frame />)
  await expect.element(screen.getByText('Key of acct_1')).toBeVisible()
  session.setAccount('acct_2')
  await expect.element(screen.getByText('Key of acct_2')).toBeVisible()
  await expect.element(screen.getByText('Key of acct_1')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /Switch site/ }).click()
  await expect.element(screen.getByRole('menuitem', { name: /Huerta/ })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: /Casa/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})

test('on a site the account is that of the site', async () => {
  const screen = await draw(<Frame site_id="site_2" />)
  await expect.element(screen.getByText('Key of acct_2')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Switch account/ })).toMatchTextContent(/Bea López/)
})
