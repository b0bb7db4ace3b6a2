/** Pages held against WCAG 2.2 AA. */
import type { Page } from 'playwright'
import { announcements, expectNone, violationsOf } from '../../widget/testing/axe.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface Barrier {
  rule: string
  html: string
  /** What the rule measured, such as two colors. */
  data: Record<string, unknown>
}

/** By the rules of WCAG alone. Colors may be left out. */
export async function barriersOn(page: Page, { contrast = true } = {}): Promise<Barrier[]> {
  const rules = { 'color-contrast': { enabled: contrast } }
  const how = { runOnly: { type: 'tag', values: tags }, rules }
  const violations = await violationsOf(page, { exclude: [[announcements]] }, how)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => ({ rule: id, html, data: (any[0]?.data ?? {}) as Record<string, unknown> })),
  )
}

/** No rule is broken by what is shown, once it has come to rest: what is half faded in has too little contrast. */
export async function expectNoBarriers(page: Page, ...except: string[]): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  expectNone(await violationsOf(page, { exclude: [announcements, ...except].map(one => [one]) }))
}
