/** What axe finds on a page, or in a part of it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What of it is used. */
interface Axe {
  run(on: { include?: string[][]; exclude?: string[][] }, how: object): Promise<{ violations: Violation[] }>
}

export interface Violation {
  id: string
  nodes: { html: string; any: { data?: unknown }[] }[]
}

/** What has just happened is said there, again and again. */
export const announcements = '[data-live-announcer]'

/**
 * Runs in the page itself, a tenth of the time that `@axe-core/playwright` takes, which looks into each frame and puts the parts
 * together on another page. What is in frames, such as an email, is a document of its own, and no script runs where it is shown.
 */
export async function violationsOf(page: Page, on: Parameters<Axe['run']>[0], how: object = {}): Promise<Violation[]> {
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

/** No rule is broken in a part of the page, as it is now. */
export async function expectNoBarriersIn(page: Page, part: string): Promise<void> {
  expectNone(await violationsOf(page, { include: [[part]] }))
}

export function expectNone(violations: readonly Violation[]): void {
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([])
}
