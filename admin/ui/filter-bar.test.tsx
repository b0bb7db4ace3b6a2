/** What narrows a list: words once typing pauses, chips that go one by one, and a selection in their place. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { FilterBar } from './filter-bar.tsx'

function Narrowing({ onSearch }: { onSearch: (text: string) => void }) {
  const [words, setWords] = useState('')
  const search = (text: string) => {
    onSearch(text)
    setWords(text)
  }
  return <FilterBar search={{ label: 'Search leads', value: words, onChange: search }} count="12 leads" />
}

test('words are reported when typing pauses; / goes to them and X takes them back', async () => {
  const onSearch = vi.fn()
  const screen = await draw(<Narrowing onSearch={onSearch} />)
  await userEvent.keyboard('/')
  await userEvent.keyboard('ines')
  await eventually(() => expect(onSearch).toHaveBeenLastCalledWith('ines'))
  await screen.getByRole('button').click()
  await eventually(() => expect(onSearch).toHaveBeenLastCalledWith(''))
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('a chip is removed by its own button, named by what it says', async () => {
  const onRemove = vi.fn()
  const screen = await draw(<FilterBar chips={[{ id: 'tag', text: 'Tag is Garden', onRemove }]} />)
  await screen.getByRole('button', { name: 'Remove filter: Tag is Garden' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
})

test('a selection says how many, and can be given up', async () => {
  const onClear = vi.fn()
  const screen = await draw(<FilterBar count="12 leads" selection={{ text: '3 selected', actions: null, onClear }} />)
  await expect.element(screen.getByText('3 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear selection' }).click()
  expect(onClear).toHaveBeenCalledOnce()
})
