import { ApplicationFailure } from '@temporalio/common'
import { expect, test } from 'vitest'
import { journeyActivities, SiteNotOpen } from './activities.ts'

const request = { site_id: 'site_1', run_id: 'run_1', sequence: 0, journey_version: 1 }

test('a site that is being opened is asked again, and warned of by nobody', async () => {
  const { carryOn } = journeyActivities(async site_id => {
    throw new SiteNotOpen(site_id)
  })
  const failure = await carryOn(request).catch(error => error)
  expect(failure).toBeInstanceOf(ApplicationFailure)
  expect(failure).toMatchObject({ nonRetryable: false, category: 'BENIGN' })
})

test('a site that is gone ends the workflows of its runs', async () => {
  expect(await journeyActivities(async () => null).carryOn(request)).toEqual({ type: 'gone' })
})
