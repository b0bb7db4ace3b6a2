/** A person without a pointer. */
import type { Page } from 'playwright'

const presses = 120

/** What has the focus, as somebody hears it; '' where that is nothing. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    // Whoever hears a whole screen or dialog has not come to anything in it.
    if (!at || at.matches('body, main, [role=dialog], [role=alertdialog]')) return ''
    const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : []
    const named = (at.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id))
    const words = [...labels, ...named, at].map(element => element?.textContent)
    return [...new Set([at.getAttribute('aria-label'), ...words].filter(Boolean))].join(' ').trim()
  })

/** Presses Tab until something with that name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const met: string[] = []
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press(key)
    const here = await heard(page)
    if (typeof name === 'string' ? here.includes(name) : name.test(here)) return
    met.push(here.slice(0, 40))
  }
  throw new Error(`${key} never reaches ${name}; it reaches ${[...new Set(met)].join(' | ')}`)
}

/** The same, but for what has the focus already. */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  const here = await heard(page)
  if (typeof name === 'string' ? here.includes(name) : name.test(here)) return
  await tabTo(page, name)
}

/** Presses an arrow until something with that name has the focus: in a menu, a list or a grid. */
export async function arrowTo(page: Page, name: string | RegExp, key = 'ArrowDown'): Promise<void> {
  const here = await heard(page)
  if (typeof name === 'string' ? here.includes(name) : name.test(here)) return
  await tabTo(page, name, key)
}
