/** Creation: what is missing on the server, what is refused at which field, and a password that is shown once. */
import type { NewSandbox } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { sandbox, sandboxSettings } from '../../testing/sandbox.ts'
import { CreateSandbox } from './new-sandbox.tsx'

answerInBrowser()
const site_id = 'site_1'
const of = { site_id }
const ready = { ...{ is_ready: true, runtime_version: '3.1.54', awake: 0, awake_max: 8 }, network: 'process' } as const

async function shown(panel_host = 'panel.example.com', runtime: object = {}) {
  await signedIn('create-sandbox', 'read-sandbox', 'manage-sandboxes')
  await handle(api => api.sites.list(), page())
  await handle(api => api.sandboxes.settings.get(of), sandboxSettings({ panel_host }))
  const answer = { ...ready, command: 'npm run sandboxes:install', ...runtime }
  await handle(api => api.sandboxes.settings.getSandboxRuntime(of), answer)
  return draw(<CreateSandbox />, {
    path: '/sites/$site_id/sandboxes/new-sandbox',
    at: `/sites/${site_id}/sandboxes/new-sandbox`,
  })
}

type Screen = Awaited<ReturnType<typeof shown>>
/** By what is said of a type. */
const choose = (screen: Screen, note: RegExp) => screen.getByText(note).click()
const submit = (screen: Screen) => screen.getByRole('button', { name: 'Create sandbox' }).click()

test('says with which command WordPress comes to a server that has none', async () => {
  const screen = await shown(undefined, { is_ready: false, missing: 'runtime_missing' })
  await expect.element(screen.getByText('npm run sandboxes:install')).toBeVisible()
})

test('leads to the settings where no cPanel server is connected', async () => {
  const screen = await shown('')
  await choose(screen, /^A hosting account/)
  await expect
    .element(screen.getByRole('link', { name: 'Connect cPanel' }))
    .toHaveAttribute('href', '/sites/site_1/sandboxes/settings?tab=cpanel')
})

test('refusals appear at their fields', async () => {
  const screen = await shown()
  await choose(screen, /^A demo that runs elsewhere/)
  await submit(screen)
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await screen.getByRole('textbox', { name: 'Name' }).fill('a-')
  await screen.getByRole('textbox', { name: 'URL' }).fill('https://demo.example.com')
  await handle(
    api => api.sandboxes.create({ site_id, body: { name: '', type: 'url' } }),
    () =>
      refuse(422, 'Check the fields.', [{ pointer: '/name', code: 'sandbox_name_short', text: 'Use 5 characters.' }]),
  )
  await submit(screen)
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Use 5 characters\./)
})

test('a generated password is shown once, then the sandbox', async () => {
  let sent: NewSandbox | undefined
  const screen = await shown()
  await handle(
    api => api.sandboxes.create({ site_id, body: { name: '', type: 'url' } }),
    async request => {
      sent = (await request.json()) as NewSandbox
      return { ...sandbox({ type: 'cpanel' }), control_panel_password: 'Generated-Pass-1' }
    },
  )
  await choose(screen, /^A hosting account/)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hosting-demo')
  await screen.getByRole('textbox', { name: 'URL' }).fill('https://hosting.example.com')
  await screen.getByRole('textbox', { name: 'cPanel username' }).fill('hosting')
  await submit(screen)
  const dialog = screen.getByRole('alertdialog', { name: 'The password of the account' })
  await expect.element(dialog.getByText('Generated-Pass-1')).toBeVisible()
  expect(sent).toMatchObject({ type: 'cpanel', control_panel_username: 'hosting' })
  expect(sent).not.toHaveProperty('control_panel_password')
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(screen.address).toBe('/sites/site_1/sandboxes/sbx_1')
})
