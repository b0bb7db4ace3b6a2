/** Pages held against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What of it is used. */
interface Axe {
  run(on: { include?: string[][]; exclude?: string[][] }, how: object): Promise<{ violations: Violation[] }>
}
interface Violation {
  id: string
  nodes: { html: string; any: { data?: unknown }[] }[]
}

export interface Barrier {
  rule: string
  html: string
  /** What the rule measured, such as two colors. */
  data: Record<string, unknown>
}

/** What has just happened is said there, again and again. */
const announcements = '[data-live-announcer]'

/**
 * Runs in the page itself, a fifteenth of the time that `@axe-core/playwright` takes, which looks into each frame and puts the parts
 * together on another page. What is in frames, such as an email, is a document of its own, and no script runs where it is shown.
 */
async function violationsOf(page: Page, on: Parameters<Axe['run']>[0], how: object = {}): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(
    async ({ on, how }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const { violations } = await axe.run(on, { iframes: false, resultTypes: ['violations'], ...how })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, any }) => ({ html, any })) }))
    },
    { on, how },
  )
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

/** The same of a part of the page, as it is now. */
export async function expectNoBarriersIn(page: Page, part: string): Promise<void> {
  expectNone(await violationsOf(page, { include: [[part]] }))
}

function expectNone(violations: readonly Violation[]): void {
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([])
}
