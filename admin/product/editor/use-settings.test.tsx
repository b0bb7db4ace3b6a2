/** Settings: a draft until the button saves it, on top of the version that was read; who was quicker is asked about. */
import { queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettings } from './use-settings.tsx'

type Settings = { name: string; version: number }
type Save = (changes: Partial<{ name: string }>, options: { ifMatch: number }) => Promise<Settings>
const settings: Settings = { name: 'Shop', version: 3 }
const query = queryOptions({ queryKey: ['sites', 'site_1', 'settings'], queryFn: async () => settings })

function Editing({ save }: { save: Save }) {
  const form = useSettings({ settings, query, draftOf: ({ name }) => ({ name }), save, saved: 'Saved.' })
  return (
    <Form onSubmit={form.submit}>
      <TextField label="Name" isRequired value={form.draft.name} onChange={name => form.change({ name })} />
      <SubmitButton isDisabled={!form.isDirty}>Save</SubmitButton>
      {form.dialogs}
    </Form>
  )
}

test('saves what differs, on top of what was read', async () => {
  const save = vi.fn<Save>(async changes => ({ ...settings, ...changes, version: 4 }))
  const screen = await draw(<Editing save={save} />)
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await screen.getByLabelText('Name').fill('Store')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Store' }, { ifMatch: 3 }, { name: 'Store' })
})

test('a refusal is read in the form, and the draft stays', async () => {
  const save = vi.fn<Save>(() => Promise.reject({ status: 409, problem: { detail: 'That name is taken.' } }))
  const screen = await draw(<Editing save={save} />)
  await screen.getByLabelText('Name').fill('Store')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('That name is taken.').first()).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Store')
})
