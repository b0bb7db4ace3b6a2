/** Screens of the admin held against WCAG 2.2, in either language and theme. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** From the next screen on. */
export const setLook = (page: Page, language: string, theme: string): Promise<void> =>
  page.evaluate(
    ([spoken, shown]) => {
      localStorage.setItem('leadwright.language', spoken ?? '')
      localStorage.setItem('leadwright.theme', shown ?? '')
    },
    [language, theme],
  )

/** What breaks a rule of level AA on a screen that has loaded its data. */
export async function violationsOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url)
  await page.getByRole('heading').first().waitFor()
  await expect.poll(() => page.locator('[data-slot=skeleton]').count()).toBe(0)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-live-announcer]')
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${url}: ${id} ${html}`))
}
