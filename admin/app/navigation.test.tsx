/** A phone has no keys for the palette, so its drawer names none. */
import { afterEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { session } from '../product/session/session.ts'
import { answerInBrowser, handle, page } from '../testing/api.ts'
import { draw } from '../testing/render.tsx'
import { Navigation } from './navigation.tsx'

answerInBrowser()
afterEach(() => browser.viewport(1280, 900))

test.for([
  [390, false],
  [1024, true],
] as const)('at %s px', async ([width, isShown]) => {
  await browser.viewport(width, 844)
  session.signIn('token')
  await handle(api => api.sites.list(), page())
  const screen = await draw(<Navigation site_id={undefined} />)
  const key = screen.getByText(/^(Ctrl |⌘)K$/)
  await expect.element(screen.getByRole('navigation')).toBeVisible()
  if (isShown) await expect.element(key).toBeVisible()
  else await expect.element(key).not.toBeVisible()
})
