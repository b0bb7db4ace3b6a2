/** A person without a pointer. */
import type { Page } from 'playwright'

const presses = 120

/** Presses Tab until something with that name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map(label => label.textContent) : []
      return [at?.getAttribute('aria-label'), ...labels, at?.textContent].filter(Boolean).join(' ').trim()
    })
    if (typeof name === 'string' ? focused.includes(name) : name.test(focused)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}
