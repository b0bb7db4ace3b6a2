/** Publishing a page that becomes the homepage: the question names what moves, and nothing is published before it is answered. */
import type { WebPage, WebPageSummary } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import type { PageEditorState } from './use-page-editor.ts'
import { usePublishing } from './use-publishing.tsx'

answerInBrowser()

const site_id = 'site_1'
const page = {
  id: 'page_2',
  name: 'Workshop',
  type: 'homepage',
  status: 'draft',
  has_unpublished_changes: true,
} as WebPage
const home = { id: 'page_1', name: 'Studio', published_type: 'homepage', published_handle: 'home' } as WebPageSummary

function Publishing({ of = page }: { of?: WebPage }) {
  const editor = { draft: of, isDirty: false, adopt: () => undefined } as unknown as PageEditorState
  const { button, actions, dialog } = usePublishing(site_id, of, editor)
  return (
    <>
      {button}
      {actions.map(({ id, label, onAction }) => (
        <button key={id} type="button" onClick={onAction}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  )
}

async function drawn(homepages: WebPageSummary[]) {
  const published = vi.fn()
  await handle(
    api => api.pages.list({ site_id, type: 'homepage', status: 'published' }),
    () => ({ data: homepages, has_more: false, next_cursor: null }),
  )
  await handle(
    api => api.pages.publish({ site_id, page_id: page.id }),
    () => {
      published()
      return page
    },
  )
  const screen = await draw(<Publishing />, { path: '/sites/$site_id', at: `/sites/${site_id}` })
  return { screen, published }
}

test('where there is a homepage, its successor is asked for', async () => {
  const { screen, published } = await drawn([home])
  await screen.getByRole('button', { name: 'Publish' }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText(/“Studio”, the homepage until now, moves to \/home\./)).toBeVisible()
  expect(published).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => published.mock.calls.length).toBe(1)
})

test('the first homepage is published without a question', async () => {
  const { screen, published } = await drawn([])
  await screen.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => published.mock.calls.length).toBe(1)
})

test('before a page is hidden from visitors, it is said which knowledge loses it', async () => {
  const live = { ...page, status: 'published' } as WebPage
  const hidden = vi.fn()
  await handle(
    api => api.pages.listUses({ site_id, page_id: live.id }),
    () => ({ data: [{ type: 'knowledge_source', id: 'ks_1', name: 'Our pages' }] }),
  )
  await handle(
    api => api.pages.unpublish({ site_id, page_id: live.id }),
    () => {
      hidden()
      return page
    },
  )
  const screen = await draw(<Publishing of={live} />, { path: '/sites/$site_id', at: `/sites/${site_id}` })
  await screen.getByRole('button', { name: 'Unpublish' }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText(/the knowledge Our pages loses it at once/)).toBeVisible()
  expect(hidden).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(() => hidden.mock.calls.length).toBe(1)
})
