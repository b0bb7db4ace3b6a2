/** What the list is sorted by is chosen with its columns where they have no heads. */
import { afterEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { draw } from '../../testing/render.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'

afterEach(() => browserPage.viewport(1280, 900))

const column = (id: string, label: string, isSortable: boolean) => ({ id, label, isSortable, cell: () => null })
const all = [column('name', 'Name', true), column('registered_at', 'Registered', true), column('tags', 'Tags', false)]

async function shown(width: number) {
  await browserPage.viewport(width, 844)
  const onSort = vi.fn()
  const nothing = { onChoose: vi.fn(), onDensity: vi.fn(), onClose: vi.fn() }
  const sort = { column: 'registered_at', direction: 'descending' } as const
  const dialog = { all, chosen: ['name', 'tags'], isCompact: false, sort, onSort, ...nothing }
  return { screen: await draw(<ColumnsDialog {...dialog} />), onSort }
}

test('on a phone leads are sorted by any column that can be sorted by, shown or not, either way', async () => {
  const { screen, onSort } = await shown(390)
  await screen.getByRole('button', { name: /Registered/ }).click()
  await expect.element(screen.getByRole('option', { name: 'Registered' })).toBeInTheDocument()
  await expect.element(screen.getByRole('option', { name: 'Tags' })).not.toBeInTheDocument()
  await screen.getByRole('option', { name: 'Name' }).click()
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
  await screen.getByText('Descending order').click()
  expect(onSort).toHaveBeenLastCalledWith({ column: 'registered_at', direction: 'ascending' })
})

test('where columns have heads, these sort', async () => {
  const { screen } = await shown(1024)
  await expect.element(screen.getByRole('checkbox', { name: 'Name' })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Registered/ })).not.toBeInTheDocument()
})
