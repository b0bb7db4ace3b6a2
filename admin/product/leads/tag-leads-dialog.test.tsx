/** Tags and an audience for many leads: which, and whether that starts journeys. */
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { JoinAudienceDialog } from './join-audience-dialog.tsx'
import { TagLeadsDialog } from './tag-leads-dialog.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const versioned = { version: 1, lead_count: 0, created_at: at, updated_at: at }
const tag = (id: string, name: string) => ({ ...versioned, id, name, source: 'manual' as const })

test('a tag that is there and one that is made here, without journeys unless asked for', async () => {
  await signedIn('manage-leads', 'read-lead')
  await handle(api => api.tags.list({ site_id }), page(tag('tag_1', 'Garden')))
  await handle(api => api.tags.create({ site_id, body: { name: 'Terrace' } }), tag('tag_2', 'Terrace'))
  const onChange = vi.fn(async () => {})
  const onClose = vi.fn()
  const dialog = <TagLeadsDialog site_id={site_id} count={3} act="add" onClose={onClose} onChange={onChange} />
  const screen = await draw(dialog)
  await expect.element(screen.getByRole('dialog', { name: 'Add tags to 3 leads' })).toBeVisible()
  await screen.getByRole('combobox').fill('Gard')
  await screen.getByRole('option', { name: 'Garden' }).click()
  await screen.getByRole('combobox').fill('Terrace')
  await screen.getByRole('option', { name: /Terrace/ }).click()
  await screen.getByRole('button', { name: 'Add tags' }).click()
  await eventually(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ add: true, tag_ids: ['tag_1', 'tag_2'], start_journeys: false })
})

test('the audience, and journeys where they are ticked; a refusal stays in the dialog', async () => {
  await signedIn('read-audience')
  const audience = { ...versioned, id: 'aud_1', name: 'Customers', description: '', status: 'current' } as const
  const audiences = [
    { ...audience, type: 'static' as const },
    { ...audience, id: 'aud_2', name: 'Big spenders', type: 'dynamic' as const },
  ]
  await handle(api => api.audiences.list({ site_id }), page(...audiences))
  const onJoin = vi.fn().mockRejectedValueOnce({ status: 409, problem: { detail: 'The audience is gone.' } })
  const onClose = vi.fn()
  const screen = await draw(<JoinAudienceDialog site_id={site_id} count={2} isOpen onClose={onClose} onJoin={onJoin} />)
  await screen.getByText('Start journeys').click()
  await screen.getByRole('button', { name: 'Add to audience' }).click()
  await expect.element(screen.getByText('The audience is gone.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Add to audience' }).click()
  await eventually(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onJoin).toHaveBeenLastCalledWith('aud_1', true)
})
