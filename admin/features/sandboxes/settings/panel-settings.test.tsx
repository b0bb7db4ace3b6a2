/** The cPanel server: a token that is never shown, a test, and a certificate to compare and pin. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { sandboxSettings } from '../../../testing/sandbox.ts'
import { PanelSettings } from './panel-settings.tsx'

answerInBrowser()
const of = { site_id: 'site_1' }
const connected = sandboxSettings({ panel_host: 'panel.example.com', panel_token_hint: '…x7Qa' })
const certificate = 'ab'.repeat(32)

async function shown(settings = connected) {
  await signedIn('read-sandbox', 'manage-sandboxes')
  await handle(api => api.sites.list(), page())
  await handle(api => api.sandboxes.settings.get(of), settings)
  return draw(<PanelSettings settings={settings} />, {
    path: '/sites/$site_id/sandboxes/settings',
    at: '/sites/site_1/sandboxes/settings?tab=cpanel',
  })
}

test('without a server there is nothing to test', async () => {
  const screen = await shown(sandboxSettings())
  await expect.element(screen.getByRole('textbox', { name: /Host/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Test' })).not.toBeInTheDocument()
})

test('a test that fails says why', async () => {
  const screen = await shown()
  await handle(api => api.sandboxes.settings.testSandboxPanel(of), {
    ...{ outcome: 'panel_token_refused', certificate: null, milliseconds: 40 },
  })
  await screen.getByRole('button', { name: 'Test' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/refuses the token/)
})

test('a certificate of its own is compared, pinned, saved, and works', async () => {
  let sent: unknown
  const screen = await shown()
  await handle(api => api.sandboxes.settings.testSandboxPanel(of), {
    ...{ outcome: 'panel_certificate', certificate, milliseconds: 40 },
  })
  await screen.getByRole('button', { name: 'Test' }).click()
  await expect.element(screen.getByText(certificate)).toBeVisible()
  await screen.getByRole('button', { name: 'Use this fingerprint' }).click()
  await expect.element(screen.getByRole('textbox', { name: /fingerprint/ })).toHaveValue(certificate)
  await expect.element(screen.getByRole('button', { name: 'Test' })).toBeDisabled()
  await handle(
    api => api.sandboxes.settings.update({ ...of, body: {} }),
    async request => {
      sent = await request.json()
      return { ...connected, panel_certificate: certificate, version: 2 }
    },
  )
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The settings are saved.')).toBeVisible()
  expect(sent).toMatchObject({ panel_certificate: certificate })
  expect(sent).not.toHaveProperty('panel_token')
})
