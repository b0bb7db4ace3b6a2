/** Screens of the admin held against WCAG 2.2, in either language and theme. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { barriersOn } from '../../tools/axe.ts'

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
  return (await barriersOn(page)).map(({ rule, html }) => `${url}: ${rule} ${html}`)
}
