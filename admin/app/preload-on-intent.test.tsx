/** What a link leads to is loaded when somebody points at it, and again when that is long ago. */
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { pathOf, preloadOnIntent } from './preload-on-intent.ts'

const preloadRoute = vi.fn(async () => undefined)
const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
preloadOnIntent({ preloadRoute, options: { parseSearch } } as unknown as AnyRouter)
document.body.innerHTML = '<a href="/sites?tab=mine">Sites</a><a href="https://example.com/">Elsewhere</a>'
const [inside, outside] = document.querySelectorAll('a')

const point = (at: Element | undefined) => at?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))

test('once, then again after half a minute; pages elsewhere never', async () => {
  vi.useFakeTimers()
  point(inside)
  await vi.advanceTimersByTimeAsync(100)
  point(inside)
  await vi.advanceTimersByTimeAsync(100)
  expect(preloadRoute).toHaveBeenCalledExactlyOnceWith({ to: '/sites', search: { tab: 'mine' } })
  await vi.advanceTimersByTimeAsync(30_000)
  point(inside)
  await vi.advanceTimersByTimeAsync(100)
  expect(preloadRoute).toHaveBeenCalledTimes(2)
  point(outside)
  await vi.advanceTimersByTimeAsync(100)
  expect(preloadRoute).toHaveBeenCalledTimes(2)
  expect(pathOf(outside ?? null)).toBeUndefined()
  vi.useRealTimers()
})
