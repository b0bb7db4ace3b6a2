/** The popup as a visitor's machine feels it: measured, so nothing else runs meanwhile. */
import { expect, test } from 'vitest'
import { popupWith } from '../testing/popups.ts'
import { bench, fill, open, setUp } from './kinds-scene.ts'

setUp()

// A busy machine makes any task long now and then; one that is long by itself is so every time.
test('nothing on the page shifts, and no task is long', async () => {
  const head = `<script>
    window.shift = 0; window.long = 0
    new PerformanceObserver(l => l.getEntries().forEach(e => window.shift += e.value)).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(l => window.long += l.getEntries().length).observe({ type: 'longtask' })
  </script>`
  const one = await open(popupWith({ animation: 'slide', triggers: [{ type: 'delay', seconds: 1 }] }), {
    head,
    body: '<p style="height:3000px">Text</p>',
  })
  bench.api.next_submission = [
    { status: 422, delay_ms: 700, body: { errors: [{ pointer: '/values/email', text: 'No such address.' }] } },
    { status: 201, delay_ms: 700 },
  ]
  const submit = () => one.page.locator('button[type=submit]').click()
  await fill(one)
  await submit()
  await one.page.getByText('No such address.').waitFor()
  await submit()
  await one.page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  await one.page.waitForTimeout(300)
  const measured = await one.page.evaluate(() => {
    const { shift, long } = window as unknown as { shift: number; long: number }
    return { shift, long }
  })
  expect(measured.shift).toBe(0)
  expect(measured.long).toBe(0)
})
