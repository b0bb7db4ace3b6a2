/** A list that goes on: thousands of rows, of which those in sight are drawn. */
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/render.tsx'
import { DataTable, type DataTableProps } from '../data-table.tsx'

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

const selectedRows = () =>
  [...document.querySelectorAll('[aria-selected=true]')].map(row => row.getAttribute('data-key'))

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

test('rows that one flies past are their names, and whole once the scroll rests', async () => {
  await drawAtTop(<List />)
  const lines = () => [...document.querySelectorAll('[role=row][data-key]')]
  const names = () => lines().filter(line => !line.querySelector('[role=gridcell]'))
  await expect.poll(() => lines().length).toBeGreaterThan(5)
  const passed: number[] = []
  for (let step = 1; step <= 6; step++) {
    window.scrollTo(0, step * 5_000)
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    passed.push(names().length)
  }
  expect(Math.max(...passed)).toBeGreaterThan(5)
  expect(names().every(line => line.textContent === line.getAttribute('aria-label'))).toBe(true)
  await expect
    .poll(() => lines().filter(line => Number(line.getAttribute('aria-rowindex')) > 700).length)
    .toBeGreaterThan(5)
  await expect.poll(() => names().length).toBe(0)
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

test('a click opens a row, marks it at its box, and marks more once some are marked', async () => {
  const onOpen = vi.fn()
  const screen = await drawAtTop(<List rows={rows.slice(0, 50)} onOpen={onOpen} />)
  await screen.getByRole('gridcell', { name: 'lead_1', exact: true }).click()
  expect(onOpen).toHaveBeenLastCalledWith(rows[1])
  await screen.getByRole('checkbox', { name: 'Select Lead 2', exact: true }).click()
  await screen.getByRole('gridcell', { name: 'lead_4', exact: true }).click()
  await expect.poll(selectedRows).toEqual(['lead_2', 'lead_4'])
  expect(onOpen).toHaveBeenCalledOnce()
})

test('Shift selects a range, which can become shorter; Escape clears it; the head selects all', async () => {
  const screen = await drawAtTop(<List rows={rows.slice(0, 50)} />)
  await userEvent.keyboard('{Tab}{ArrowDown}x{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.poll(selectedRows).toEqual(['lead_1', 'lead_2', 'lead_3'])
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.poll(selectedRows).toEqual(['lead_1', 'lead_2'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(selectedRows).toEqual([])
  const all = screen.getByRole('checkbox', { name: 'Select all rows' })
  await all.click()
  await expect.element(all).toBeChecked()
  await expect
    .element(screen.getByRole('row', { name: 'Lead 9', exact: true }))
    .toHaveAttribute('aria-selected', 'true')
})

test('the head is above the first row, and sorts by Enter', async () => {
  const onSort = vi.fn()
  const sorting = { sort: { column: 'name', direction: 'ascending' }, onSort } as const
  const columns = [{ id: 'name', label: 'Name', isSortable: true, cell: (row: Row) => row.name }]
  const screen = await drawAtTop(<List {...sorting} rows={rows.slice(0, 50)} columns={columns} />)
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowRight}')
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('row', { name: 'Lead 0', exact: true })).toHaveFocus()
})

test('arrows reach what is in a row, Tab leaves the list', async () => {
  const actionsOf = () => [{ id: 'copy', label: 'Copy' }]
  const screen = await drawAtTop(
    <>
      <List rows={rows.slice(0, 50)} actionsOf={actionsOf} />
      <button type="button">After</button>
    </>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Actions for Lead 0', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Actions for Lead 0', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('the focus stays in the list when its row goes', async () => {
  const some = rows.slice(0, 5)
  let shorten = () => {}
  function Shrinking() {
    const [gone, setGone] = useState(false)
    shorten = () => setGone(true)
    return <List rows={gone ? some.filter(({ id }) => id !== 'lead_1') : some} />
  }
  await drawAtTop(<Shrinking />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.poll(focused).toBe('lead_1')
  shorten()
  await expect.poll(focused).toBe('lead_2')
})

test('a list without actions on several rows has no boxes; x selects, Ctrl C copies, also what is out of sight', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const more = { hasMore: true, isLoading: false, onMore: vi.fn() }
  const screen = await drawAtTop(
    <DataTable
      label="Leads"
      rows={rows.slice(0, 500)}
      more={more}
      idOf={row => row.id}
      nameOf={row => row.name}
      empty={null}
      columns={[{ id: 'name', label: 'Name', cell: row => row.name }]}
    />,
  )
  await userEvent.keyboard('{Tab}x{End}x')
  await expect.element(screen.getByText('2 rows selected')).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(written).toHaveBeenCalledWith('Lead 0\nLead 499')
})
