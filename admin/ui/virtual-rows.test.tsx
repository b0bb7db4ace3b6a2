/** A list that goes on: thousands of rows, of which those in sight are drawn. */
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

type Row = { id: string; name: string }
const rows: Row[] = Array.from({ length: 10_000 }, (_, at) => ({ id: `lead_${at}`, name: `Lead ${at}` }))

function List(props: Partial<DataTableProps<Row>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Leads"
      rows={rows}
      idOf={row => row.id}
      nameOf={row => row.name}
      more={{ hasMore: false, isLoading: false, onMore: () => {} }}
      selected={selected}
      onSelect={setSelected}
      empty={null}
      columns={[
        { id: 'name', label: 'Name', cell: row => row.name },
        { id: 'id', label: 'Number', cell: row => row.id },
      ]}
      {...props}
    />
  )
}

const drawnRows = () => document.querySelectorAll('[role=row][data-key]').length
const focused = () => document.activeElement?.closest('[role=row]')?.getAttribute('data-key')

/** The window stays where another test has scrolled to. */
async function drawAtTop(list: ReactNode) {
  const screen = await draw(list)
  window.scrollTo(0, 0)
  return screen
}

// The first, as it asks what happens before anybody scrolls.
test('asks for more when its end comes near, and not before', async () => {
  const onMore = vi.fn()
  await draw(<List rows={rows.slice(0, 100)} more={{ hasMore: true, isLoading: false, onMore }} />)
  await expect.poll(drawnRows).toBeGreaterThan(5)
  expect(onMore).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{ArrowDown}{End}')
  await expect.poll(() => onMore.mock.calls.length).toBeGreaterThan(0)
})

test('draws what is in sight, and says how many there are', async () => {
  const screen = await drawAtTop(<List />)
  await expect.element(screen.getByRole('row', { name: 'Lead 0', exact: true })).toBeVisible()
  expect(drawnRows()).toBeLessThan(100)
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
  await expect.element(screen.getByRole('row', { name: 'Lead 5', exact: true })).toHaveAttribute('aria-rowindex', '7')
  await userEvent.keyboard('{Tab}{ArrowDown}{End}')
  await expect.element(screen.getByRole('row', { name: 'Lead 9999' })).toBeInViewport()
  expect(drawnRows()).toBeLessThan(100)
})

test('is walked through by End, Home, Page Down and by typing', async () => {
  const some = rows.slice(0, 500).map((row, at) => (at === 300 ? { ...row, name: 'Zoe' } : row))
  const screen = await drawAtTop(<List rows={some} />)
  await userEvent.keyboard('{Tab}{ArrowDown}{End}')
  await expect.poll(focused).toBe('lead_499')
  await expect.element(screen.getByRole('row', { name: 'Lead 499' })).toBeInViewport()
  await userEvent.keyboard('{Home}')
  await expect.poll(focused).toBe('lead_0')
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => Number(focused()?.slice(5))).toBeGreaterThan(10)
  await userEvent.keyboard('z')
  await expect.poll(focused).toBe('lead_300')
  await expect.element(screen.getByRole('row', { name: 'Zoe' })).toBeInViewport()
  expect(drawnRows()).toBeLessThan(100)
})

test('what is chosen stays chosen when it is out of sight', async () => {
  const onSelect = vi.fn()
  const screen = await draw(
    <List rows={rows.slice(0, 500)} selected={new Set(['lead_0', 'lead_499'])} onSelect={onSelect} />,
  )
  await userEvent.keyboard('{Tab}{ArrowDown}{End}')
  await expect.element(screen.getByRole('row', { name: 'Lead 499' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('x')
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['lead_0']))
})
