/** An empty list stands alone: nothing to search, one button. One that is narrowed keeps what narrows it. */
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../testing/render.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NoMatches } from './no-matches.tsx'
import { PageHeader } from './page-header.tsx'

const create = <Button variant="primary">Create popup</Button>
const search = { label: 'Search popups', value: '', onChange: () => undefined }

const listWith = (empty: ReactNode) => (
  <>
    <PageHeader title="Popups" action={create} />
    <FilterBar search={search} />
    {empty}
  </>
)

test('nothing yet: no search, and one button', async () => {
  const screen = await draw(listWith(<EmptyState title="No popups yet" action={create} />))
  await expect.element(screen.getByRole('heading', { name: 'No popups yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create popup' }).elements()).toHaveLength(1)
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
})

test('nothing yet, and nobody may begin: the header keeps its button', async () => {
  const screen = await draw(listWith(<EmptyState title="No popups yet" />))
  await expect.element(screen.getByRole('button', { name: 'Create popup' })).toBeVisible()
})

test('nothing matches: the search stays, and so does the button', async () => {
  const screen = await draw(listWith(<NoMatches icon={null} onClear={() => undefined} />))
  await expect.element(screen.getByRole('searchbox', { name: 'Search popups' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create popup' })).toBeVisible()
})
