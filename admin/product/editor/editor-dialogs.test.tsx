/** Somebody else was quicker: theirs or one's own; a lost connection: again by hand. */
import { queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { draw } from '../../testing/render.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changedKeys } from './changed-keys.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { SavingIndicator } from './saving-indicator.tsx'
import { useEditor } from './use-editor.ts'

type Popup = { name: string; version: number }
type Update = (changes: { name?: string }, options: { ifMatch: number }) => Promise<Popup>
const popup: Popup = { name: 'Mine', version: 3 }
const theirs: Popup = { name: 'Theirs', version: 4 }
const query = queryOptions({ queryKey: ['popups', 'site_1', 'popup_1'], queryFn: async () => theirs })

function Editing({ update }: { update: Update }) {
  const editor = useEditor<Popup, { name: string }>(popup, {
    ...{ query, update, isAutomatic: false, changesBetween: changedKeys },
    draftOf: ({ name }) => ({ name }),
  })
  return (
    <>
      <TextField label="Name" isRequired value={editor.draft.name} onChange={name => editor.change(() => ({ name }))} />
      <Button onPress={() => void editor.save()}>Save</Button>
      <SavingIndicator editor={editor} />
      <EditorDialogs editor={editor} />
    </>
  )
}

const stale = { status: 412, problem: { detail: 'Somebody changed it.' } }

/** An editor whose first try is refused with this. */
async function refused(cause: object) {
  const update = vi.fn<Update>(async (changes, { ifMatch }) => ({ ...popup, ...changes, version: ifMatch + 1 }))
  update.mockRejectedValueOnce(cause)
  const screen = await draw(<Editing update={update} />)
  await screen.getByLabelText('Name').fill('Newer')
  await screen.getByRole('button', { name: 'Save' }).click()
  await eventually(() => expect(update).toHaveBeenCalledOnce())
  return { screen, update }
}

test('overwriting saves one’s own on top of theirs', async () => {
  const { screen, update } = await refused(stale)
  await screen.getByRole('button', { name: 'Overwrite' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(update).toHaveBeenLastCalledWith({ name: 'Newer' }, { ifMatch: 4 }, { name: 'Newer' })
})

test('reloading takes theirs', async () => {
  const { screen } = await refused(stale)
  await screen.getByRole('button', { name: 'Reload' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Theirs')
  await expect.element(screen.getByText('Saved')).toBeVisible()
})

test('put off, the draft stays unsaved, and the next try asks again', async () => {
  const { screen, update } = await refused(stale)
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Newer')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('button', { name: 'Overwrite' })).toBeVisible()
  expect(update).toHaveBeenCalledOnce()
})

test('what failed says why, and is tried again by hand', async () => {
  const { screen, update } = await refused({ status: 503, problem: { detail: 'Busy.' } })
  await expect.element(screen.getByText(/Not saved: .*Busy/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(update).toHaveBeenCalledTimes(2)
})
