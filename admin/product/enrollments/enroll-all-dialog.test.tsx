/** All leads of a filter into a journey: how many first, then an operation. */
import type { JourneySummary } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { draw } from '../../testing/render.tsx'
import { EnrollAllDialog } from './enroll-all-dialog.tsx'

answerInBrowser()
const site_id = 'site_1'
const journey_id = 'jrn_1'
const journey = { id: journey_id, name: 'Welcome', status: 'on' } as JourneySummary

test('says how many, is refused in the dialog, and begins', async () => {
  await handle(api => api.journeys.list({ site_id }), page(journey))
  await handle(api => api.journeys.previewEnrollMatching({ site_id, journey_id, body: {} }), {
    matching_leads: 12,
    leads: 40,
  })
  const onStarted = vi.fn()
  const onClose = vi.fn()
  const screen = await draw(<EnrollAllDialog site_id={site_id} whom={{}} onClose={onClose} onStarted={onStarted} />)
  await expect.element(screen.getByText('12 would be enrolled, of 40 leads.')).toBeVisible()
  const enroll = () => screen.getByRole('button', { name: 'Enroll 12 leads' }).click()
  const enrolling = { site_id, journey_id, body: {} }
  await handle(
    api => api.journeys.enrollMatching(enrolling),
    () => refuse(409, 'The journey is off.'),
  )
  await enroll()
  await expect.element(screen.getByText('The journey is off.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await handle(
    api => api.journeys.enrollMatching(enrolling),
    () => Response.json({ id: 'op_1' }),
  )
  await enroll()
  await eventually(() => expect(onStarted).toHaveBeenCalledExactlyOnceWith({ operation_id: 'op_1', journey_id }))
})
