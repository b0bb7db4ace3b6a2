/** A row of tabs says where it goes on, and only there. */
import { expect, test } from 'vitest'
import { draw } from '../testing/render.tsx'
import { Tabs } from './tabs.tsx'

const tabs = ['One lead', 'Look back', 'Send a test'].map(label => ({ id: label, label, content: label }))

const drawn = (width: number) =>
  draw(
    <div style={{ width }}>
      <Tabs label="Try it" tabs={tabs} />
    </div>,
  )

test('tabs that all fit have no shade', async () => {
  const list = (await drawn(400)).getByRole('tablist')
  await expect.element(list).toBeVisible()
  await expect.element(list).not.toHaveAttribute('data-more')
  expect(getComputedStyle(list.element()).backgroundImage).toBe('none')
})

test('tabs that go on have one, until their end is reached', async () => {
  const list = (await drawn(120)).getByRole('tablist')
  await expect.element(list).toHaveAttribute('data-more')
  expect(getComputedStyle(list.element()).backgroundImage).toContain('gradient')
  list.element().scrollLeft = 1_000
  await expect.element(list).not.toHaveAttribute('data-more')
})
