/** A template and a sender are made in place, and chosen for the step at once. */
import type { Sender, Template } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import type { SendEmailStep } from '../../../../product/journeys/document.ts'
import { answerInBrowser, handle, refuse } from '../../../../testing/api.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { signedIn } from '../../../../testing/person.ts'
import { draw } from '../../../../testing/render.tsx'
import { DrawnEditor } from '../state/editor-for-tests.tsx'
import type { EditorActions } from '../state/journey-context.ts'
import { MailFields } from './mail-fields.tsx'

answerInBrowser()
const site_id = 'site_1'
const step = { id: 's1', type: 'send_email', template_id: '', sender_id: '' } as SendEmailStep

async function drawn() {
  const change = vi.fn()
  const editorActions = { steps: { change } } as unknown as EditorActions
  const screen = await draw(
    <DrawnEditor steps={[step]} editorActions={editorActions}>
      <MailFields step={step} pointer="/steps/0" />
    </DrawnEditor>,
  )
  return { screen, change }
}

test('a template that is made is the one of the step; what is refused stays in the dialog', async () => {
  await signedIn('manage-emails')
  const { screen, change } = await drawn()
  const creating = { site_id, body: { name: 'Welcome', subject: '', body_text: '' } }
  await handle(
    api => api.templates.create(creating),
    () => refuse(409, 'This name is already taken'),
  )
  await screen.getByRole('button', { name: 'Create a template' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create template' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Welcome')
  await dialog.getByRole('button', { name: 'Create template' }).click()
  await expect.element(dialog.getByText('This name is already taken')).toBeVisible()
  expect(change).not.toHaveBeenCalled()
  await handle(api => api.templates.create(creating), { id: 'tmpl_1', name: 'Welcome' } as Template)
  await dialog.getByRole('button', { name: 'Create template' }).click()
  await eventually(() => expect(change).toHaveBeenCalledExactlyOnceWith({ ...step, template_id: 'tmpl_1' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('so is a sender', async () => {
  await signedIn('manage-emails')
  const { screen, change } = await drawn()
  const body = { first_name: '', last_name: '', email: '', reply_to: '', signature: '' }
  await handle(api => api.senders.create({ site_id, body }), { id: 'snd_1', email: 'ana@example.com' } as Sender)
  await screen.getByRole('button', { name: 'Create a sender' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create sender' })
  await expect.element(dialog.getByRole('textbox', { name: 'First name' })).toHaveFocus()
  const address = 'ana@example.com'
  const fields = { 'First name': 'Ana', 'Last name': 'Pons', Email: address, 'Reply to': address, Signature: 'Ana' }
  for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value)
  await dialog.getByRole('button', { name: 'Create sender' }).click()
  await eventually(() => expect(change).toHaveBeenCalledExactlyOnceWith({ ...step, sender_id: 'snd_1' }))
})

test('who may not manage emails is offered neither', async () => {
  await signedIn('manage-marketing')
  const { screen } = await drawn()
  await expect.element(screen.getByRole('button', { name: /Template/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create a template' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Create a sender' })).not.toBeInTheDocument()
})
