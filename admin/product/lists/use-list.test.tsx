/** A list of the API, page by page, through its key, its fetch and its columns. */

import type { Tag } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { leadSettingsClient } from '../lead-settings/client.ts'
import { listQuery } from './list-query.ts'
import { useList } from './use-list.ts'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const tag = (name: string): Tag => ({
  ...{ id: `tag_${name}`, name, source: 'manual', version: 1, lead_count: 0, created_at: at, updated_at: at },
})

const query = listQuery<Tag>({
  key: ['tags', site_id, 'pages'],
  fetch: (cursor, signal) => leadSettingsClient.tags.list({ site_id, cursor }, { signal }),
})

function Tags() {
  const list = useList(query)
  return (
    <DataTable
      {...list}
      label="Tags"
      nameOf={({ name }) => name}
      empty={<EmptyState title="No tags yet" />}
      columns={[{ id: 'name', label: 'Name', cell: ({ name }) => name }]}
    />
  )
}

test('shows a page, then the next one behind it', async () => {
  await handle(
    api => api.tags.list({ site_id }),
    request => {
      const isSecond = new URL(request.url).searchParams.has('cursor')
      const data = isSecond ? [tag('third')] : [tag('first'), tag('second')]
      return { data, has_more: !isSecond, next_cursor: isSecond ? null : 'after second' }
    },
  )
  const screen = await draw(<Tags />)
  await expect.element(screen.getByRole('row', { name: 'second' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'third' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'first' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('a page that does not come is asked for again by hand', async () => {
  let isBroken = true
  await handle(
    api => api.tags.list({ site_id }),
    request => {
      const isSecond = new URL(request.url).searchParams.has('cursor')
      if (isSecond && isBroken) return refuse(404, 'Not now.')
      return { data: [tag(isSecond ? 'second' : 'first')], has_more: !isSecond, next_cursor: isSecond ? null : 'first' }
    },
  )
  const screen = await draw(<Tags />)
  const again = screen.getByRole('button', { name: 'Load more' })
  await expect.element(again).toBeVisible()
  isBroken = false
  await again.click()
  await expect.element(screen.getByRole('row', { name: 'second' })).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('what cannot be loaded says why, and is tried again', async () => {
  await handle(
    api => api.tags.list({ site_id }),
    () => refuse(404, 'There is no such site.'),
  )
  const screen = await draw(<Tags />)
  await expect.element(screen.getByText('There is no such site.')).toBeVisible()
})
