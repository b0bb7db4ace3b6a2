import { afterEach, expect, test, vi } from 'vitest'
import { popupWith } from '../../testing/popups.ts'
import { openPage, type Page } from './page.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose clock moves on by a little with every look at it, and whose timers are fired by hand. */
function fakePage() {
  const timers = new Map<number, () => void>()
  const clock = { now: 0, step: 0 }
  const target = { addEventListener: () => undefined }
  vi.stubGlobal('document', {
    ...target,
    hidden: false,
    readyState: 'complete',
    scrollingElement: { scrollHeight: 5000 },
  })
  vi.stubGlobal('window', target)
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined })
  vi.stubGlobal('location', { pathname: '/', href: 'https://shop.example/' })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('performance', {
    now: () => {
      clock.now += clock.step
      return clock.now
    },
  })
  vi.stubGlobal('setTimeout', (fire: () => void) => {
    timers.set(timers.size + 1, fire)
    return timers.size
  })
  vi.stubGlobal('clearTimeout', (id: number) => timers.delete(id))
  const fire = () => {
    const due = [...timers.values()]
    timers.clear()
    for (const one of due) one()
  }
  return { clock, fire }
}

test.each([0.01, 0.02, 0.04, 0.1])('a delay is not lost when its timer fires a moment early (%d ms a look)', step => {
  const { clock, fire } = fakePage()
  const seen: number[] = []
  const page: Page = openPage(
    () => seen.push(page.progress.visible_ms),
    () => undefined,
    'pathname',
  )
  page.watch([popupWith({ triggers: [{ type: 'delay', seconds: 1 }] })])
  clock.now = 999.97
  clock.step = step
  for (let i = 0; i < 10; i++) fire()
  expect(Math.max(...seen)).toBeGreaterThanOrEqual(1000)
})
