/** A list by keyboard and pointer: selection, order, and its states without rows. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'

type Row = { id: string; name: string }
const rows: Row[] = ['Ana', 'Bea', 'Cid'].map((name, at) => ({ id: `lead_${at}`, name }))

const drawn = (props: Partial<DataTableProps<Row>> = {}) =>
  draw(
    <DataTable
      label="Leads"
      rows={rows}
      idOf={row => row.id}
      nameOf={row => row.name}
      empty={<EmptyState title="No leads yet" />}
      columns={[{ id: 'name', label: 'Name', isSortable: true, cell: row => row.name }]}
      {...props}
    />,
  )

test('shows its rows, and opens one by Enter', async () => {
  const onOpen = vi.fn()
  const screen = await drawn({ onOpen })
  await expect.element(screen.getByRole('row', { name: 'Bea' })).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('j enters the list and goes on, k goes back, x selects', async () => {
  const [onOpen, onSelect] = [vi.fn(), vi.fn()]
  await drawn({ onOpen, onSelect, selected: new Set() })
  await userEvent.keyboard('jjk')
  await expect.element(page.getByRole('row', { name: 'Ana' })).toHaveFocus()
  await userEvent.keyboard('jx')
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['lead_1']))
})

test('a row is selected by its box, all by the head', async () => {
  const onSelect = vi.fn()
  const screen = await drawn({ onSelect, selected: new Set() })
  await screen.getByRole('row', { name: 'Bea' }).getByRole('checkbox').click({ force: true })
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['lead_1']))
  await screen.getByRole('checkbox').first().click({ force: true })
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['lead_0', 'lead_1', 'lead_2']))
})

test('a head that sorts says by what', async () => {
  const onSort = vi.fn()
  const screen = await drawn({ onSort, sort: { column: 'name', direction: 'ascending' } })
  await screen.getByRole('columnheader', { name: 'Name' }).click()
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
})

test('loading, empty and failed each say so', async () => {
  const loading = await drawn({ rows: undefined })
  await expect.element(loading.getByRole('status')).toBeInTheDocument()
  await loading.unmount()
  const empty = await drawn({ rows: [] })
  await expect.element(empty.getByText('No leads yet')).toBeVisible()
  await empty.unmount()
  const onRetry = vi.fn()
  const failed = await drawn({ rows: undefined, error: new Error('gone'), onRetry })
  await failed.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('more is asked for, and rows that may have changed are loaded again', async () => {
  const [onMore, onRetry] = [vi.fn(), vi.fn()]
  const screen = await drawn({
    isPart: true,
    more: { hasMore: true, isLoading: false, onMore },
    isBehind: true,
    onRetry,
  })
  await screen.getByRole('button', { name: 'Load more' }).click()
  await screen.getByRole('button', { name: 'New changes: reload the list' }).click()
  expect([onMore.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 1])
})

test('where the screen does nothing with several rows, x selects them to be copied, and Escape lets go', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const columns = [
    { id: 'name', label: 'Name', cell: (row: Row) => row.name },
    { id: 'id', label: 'ID', cell: (row: Row) => row.id },
  ]
  const screen = await drawn({ columns, onOpen: vi.fn(), actionsOf: () => [{ id: 'open', label: 'Open' }] })
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await userEvent.keyboard('jxjx')
  await expect.element(screen.getByText('2 rows selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Copy' }).click()
  expect(written).toHaveBeenCalledWith('Ana\tlead_0\nBea\tlead_1')
  await screen.getByRole('row', { name: 'Bea' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText(/selected/)).not.toBeInTheDocument()
})
