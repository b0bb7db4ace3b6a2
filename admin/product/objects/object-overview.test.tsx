import { expect, test } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { ObjectOverview } from './object-overview.tsx'

const overview = { period: 'Last 30 days', none: 'Nobody saw it yet.', facts: [['Type', 'Box']] as [string, string][] }

test('numbers stand with their notes, facts beneath them, the picture beside', async () => {
  const figures = [
    { label: 'Shown', value: '271', trend: [1, 4, 2] },
    { label: 'Clicked', value: '4', note: '33%' },
  ]
  const screen = await draw(
    <ObjectOverview {...overview} figures={figures} picture={<img alt="As shown" src="data:," />} />,
  )
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('271')
  await expect.element(screen.getByText('33%')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'As shown' })).toBeInTheDocument()
})

test('without numbers it says so', async () => {
  const screen = await draw(<ObjectOverview {...overview} figures={[]} />)
  await expect.element(screen.getByText('Nobody saw it yet.')).toBeVisible()
})

test('while they are read it says nothing of them', async () => {
  const screen = await draw(<ObjectOverview {...overview} figures={undefined} />)
  await expect.element(screen.getByRole('heading', { name: 'Last 30 days' })).toBeVisible()
  await expect.element(screen.getByText('Nobody saw it yet.')).not.toBeInTheDocument()
})
