/** A whole list: read, narrowed by the address, written, refused, emptied. */
import type { Tag } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { TagList } from './tag-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const path = '/sites/$site_id/leads/settings'
const at = '2027-03-01T09:00:00.000Z'
const tag = (id: string, name: string): Tag => ({
  ...{ id, name, source: 'manual', version: 1, lead_count: 2, created_at: at, updated_at: at },
})
const [garden, terrace] = [tag('tag_1', 'Garden'), tag('tag_2', 'Terrace')]

async function shown(search = '') {
  await signedIn('manage-leads', 'read-lead')
  await handle(api => api.sites.list(), page())
  await handle(api => api.tags.list({ site_id }), page(garden, terrace))
  return draw(<TagList />, { path, at: `/sites/${site_id}/leads/settings${search}` })
}

const row = (screen: Awaited<ReturnType<typeof shown>>, name: string) =>
  screen.getByRole('row').filter({ hasText: name })

test('is narrowed by what the address says', async () => {
  const screen = await shown('?q=terr')
  await expect.element(row(screen, 'Terrace')).toBeVisible()
  await expect.element(row(screen, 'Garden')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('terr')
})

test('words that are typed go to the address', async () => {
  const screen = await shown()
  await screen.getByRole('searchbox').fill('gar')
  await expect.element(row(screen, 'Terrace')).not.toBeInTheDocument()
  await expect.poll(screen.address).toBe(`/sites/${site_id}/leads/settings?q=gar`)
})

test('what something uses comes back, with the reason in the dialog', async () => {
  const screen = await shown()
  await handle(
    api => api.tags.delete({ site_id, tag_id: garden.id }),
    () => refuse(409, 'It is in use.', [], { blockers: [{ type: 'journey', id: 'jrn_1', name: 'Welcome' }] }),
  )
  await row(screen, 'Garden').getByRole('button').click()
  await screen.getByRole('menuitem', { name: 'Delete tag' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click()
  await expect.element(screen.getByText('It is in use. (Welcome)')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row(screen, 'Garden')).toBeVisible()
})

test('says what it is for while it is empty', async () => {
  const screen = await shown()
  await expect.element(row(screen, 'Garden')).toBeVisible()
  await handle(api => api.tags.list({ site_id }), page())
  await screen.queries.invalidateQueries()
  await expect.element(screen.getByText('No tags yet')).toBeVisible()
})
