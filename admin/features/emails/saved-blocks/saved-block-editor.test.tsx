/** A saved block is edited by the kit of blocks, and saved for every template that has it. */
import type { SavedBlock } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, page, refuse } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { SavedBlockEditor } from './saved-block-editor.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const block: SavedBlock = {
  ...{ id: 'blk_1', name: 'Come by', template_count: 2, version: 1, created_at: at, updated_at: at },
  blocks: [{ id: 'title', type: 'heading', text: 'Open on Tuesday', level: 2 }],
}

async function opened() {
  await signedIn('manage-emails')
  await handle(api => api.sites.list(), page())
  await handle(api => api.savedBlocks.get({ site_id, saved_block_id: block.id }), block)
  await handle(api => api.savedBlocks.listUses({ site_id, saved_block_id: block.id }), {
    data: [{ type: 'template', id: 'tmpl_1', name: 'Letter' }],
  })
  const screen = await draw(<SavedBlockEditor />, {
    path: '/sites/$site_id/emails/saved-blocks/$saved_block_id',
    at: `/sites/${site_id}/emails/saved-blocks/${block.id}`,
  })
  await expect.element(screen.getByRole('link', { name: 'Letter' })).toBeVisible()
  return screen
}

test('its content is changed and saved, and it says in how many templates', async () => {
  const screen = await opened()
  const saved = vi.fn()
  await handle(
    api => api.savedBlocks.update({ site_id, saved_block_id: block.id, body: {} }, { ifMatch: 1 }),
    async request => {
      const body = (await request.json()) as Partial<SavedBlock>
      saved(request.headers.get('if-match'), body)
      return { ...block, ...body, version: 2 }
    },
  )
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await screen.getByText('Open on Tuesday').click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text' }), 'Open on Friday')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Saved, in 2 templates')).toBeVisible()
  expect(saved).toHaveBeenCalledWith('"1"', { blocks: [{ ...block.blocks[0], text: 'Open on Friday' }] })
})

test('a refusal is shown at its block', async () => {
  const screen = await opened()
  await handle(
    api => api.savedBlocks.update({ site_id, saved_block_id: block.id, body: {} }, { ifMatch: 1 }),
    () =>
      refuse(422, 'Validation failed', [{ pointer: '/blocks/0/text', code: 'too_long', text: 'It is too long.' }], {
        code: 'validation_failed',
      }),
  )
  await screen.getByText('Open on Tuesday').click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text' }), 'Open')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('It is too long.')).toBeVisible()
})

test('what is added from the palette goes below the columns, not into the one used last', async () => {
  const screen = await opened()
  await screen.getByRole('button', { name: 'Columns' }).click()
  await screen.getByRole('button', { name: 'Add to column 2' }).click()
  await screen.getByRole('menuitem', { name: 'Heading' }).click()
  await expect.element(screen.getByText('A heading')).toBeVisible()
  await screen.getByRole('button', { name: 'Divider', exact: true }).click()
  const columns = screen.container.querySelector('[data-block]:has([data-block])')
  expect(columns?.querySelectorAll('[data-block]')).toHaveLength(1)
})

test('frames of an email are not offered in it', async () => {
  const screen = await opened()
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Footer' })).not.toBeInTheDocument()
})
