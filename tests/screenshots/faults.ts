/** What is wrong with a screen as it stands: scrolls to the side, cuts text off, covers what can be pressed, is hard to read. */
import type { Page } from 'playwright'
import { barriersOn } from '../tools/axe.ts'

export interface Found {
  kind: 'scroll' | 'clipped' | 'covered' | 'contrast' | 'barrier' | 'console' | 'failed'
  element: string
}

/** Runs in the page, so it stands alone. */
function look(): Found[] {
  const found: Found[] = []
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 60)
    const slot = element.getAttribute('data-slot')
    const of = element.classList[0]?.replace(/^_/, '')
    return `${element.tagName.toLowerCase()}${slot ? `[${slot}]` : of ? `.${of}` : ''} “${text}”`
  }
  const root = document.scrollingElement ?? document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].find(
      one => one.getBoundingClientRect().right > root.clientWidth + 1 && one.children.length === 0,
    )
    found.push({ kind: 'scroll', element: `${root.scrollWidth - root.clientWidth} px, ${wide ? nameOf(wide) : ''}` })
  }
  // A canvas is moved by hand, and what is meant for readers of screens is not seen.
  const isApart = (element: Element): boolean =>
    element.closest('.react-flow, [data-canvas], .unseen, svg, [aria-hidden="true"], [hidden], option') !== null
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element) || isApart(element) || !element.checkVisibility({ opacityProperty: true })) continue
    const style = getComputedStyle(element)
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (!cuts || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue
    if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) continue
    found.push({ kind: 'clipped', element: nameOf(element) })
  }
  // A line of which the upper part alone is seen, since what holds it does not scroll and has a height of its own.
  const isCutBelow = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect()
    for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
      const { overflowY, webkitLineClamp, contain } = getComputedStyle(holder)
      if (overflowY === 'auto' || overflowY === 'scroll' || webkitLineClamp !== 'none') return false
      if (overflowY === 'visible' && !/strict|content|paint/.test(contain)) continue
      const edge = holder.getBoundingClientRect().bottom
      if (top < edge - 2 && bottom > edge + 2) return true
    }
    return false
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element) || isApart(element) || !element.checkVisibility({ opacityProperty: true })) continue
    if (isCutBelow(element)) found.push({ kind: 'clipped', element: nameOf(element) })
  }
  // Scrolled out of the part of the page that holds it, or beneath its edge.
  const isOutOfSight = (element: Element, x: number, y: number): boolean => {
    for (let holder = element.parentElement; holder; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const { left, right, top, bottom } = holder.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) return true
    }
    return false
  }
  const pressed = 'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="checkbox"]'
  for (const element of document.body.querySelectorAll<HTMLElement>(pressed)) {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (isApart(element) || box.width < 4 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
    if (!element.checkVisibility({ opacityProperty: true }) || getComputedStyle(element).pointerEvents === 'none')
      continue
    if (isOutOfSight(element, x, y)) continue
    const over = document.elementFromPoint(x, y)
    const other = over?.closest(pressed)
    if (!over || !other || other === element || other.contains(element) || element.contains(over)) continue
    if (element.closest('label')?.contains(other) || other.closest('label')?.contains(element)) continue
    // What stays in place while the page scrolls lies above it.
    const stays = (one: Element | null): boolean =>
      one !== null && (['fixed', 'sticky'].includes(getComputedStyle(one).position) || stays(one.parentElement))
    if (stays(other) !== stays(element)) continue
    found.push({ kind: 'covered', element: `${nameOf(element)} by ${nameOf(other)}` })
  }
  return found
}

interface Looking {
  /** Whether it is held against the rules of WCAG, too. */
  barriers: boolean
  contrast: boolean
}

export async function faultsOf(page: Page, { barriers, contrast }: Looking): Promise<Found[]> {
  const found = await page.evaluate(look)
  if (!barriers) return found
  const met = await barriersOn(page, { contrast })
  return [
    ...found,
    ...met.map(({ rule, html, data }): Found => {
      const { fgColor = '', bgColor = '', contrastRatio = '' } = data
      const element = html.slice(0, 90)
      return rule === 'color-contrast'
        ? { kind: 'contrast', element: `${element} (${fgColor} on ${bgColor}: ${contrastRatio})` }
        : { kind: 'barrier', element: `${rule} ${element}` }
    }),
  ]
}
