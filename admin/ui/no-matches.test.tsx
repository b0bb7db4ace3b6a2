import { expect, test, vi } from 'vitest'
import { draw } from '../testing/render.tsx'
import { NoMatches } from './no-matches.tsx'

test('what a list is narrowed to can be taken away where nothing fits', async () => {
  const onClear = vi.fn()
  const screen = await draw(<NoMatches icon={undefined} onClear={onClear} />)
  await expect.element(screen.getByText('No results for this search')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  expect(onClear).toHaveBeenCalledOnce()
})
