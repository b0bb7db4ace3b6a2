/** The state of a journey in words, and what of it somebody has to look at. */
import { expect, test } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { JourneyStatus } from './journey-status.tsx'

test('a journey that keeps a lead out, because it goes round, says so; others do not', async () => {
  const journey = { status: 'on', paused: false } as const
  const screen = await draw(
    <>
      <JourneyStatus journey={{ ...journey, throttled_at: '2027-03-14T09:30:00.000Z' }} />
      <JourneyStatus journey={{ ...journey, throttled_at: null }} />
    </>,
  )
  await expect.element(screen.getByText('Leads go round')).toBeVisible()
  expect(screen.getByText('Leads go round').elements()).toHaveLength(1)
})
