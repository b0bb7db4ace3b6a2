/** Pages held against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** The version that belongs to the builder which other tests use. */
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'))
const source = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What of it is used. */
interface Axe {
  run(
    on: { exclude: string[][] },
    how: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; any: { data?: unknown }[] }[] }[] }>
}

export interface Barrier {
  rule: string
  html: string
  /** What the rule measured, such as two colors. */
  data: Record<string, unknown>
}

/**
 * Without what is in frames, such as an email: that is a document of its own, and no script runs where it is shown, so that what
 * waits for an answer of each frame would wait forever. Colors may be left out.
 */
export async function barriersOn(page: Page, { contrast = true } = {}): Promise<Barrier[]> {
  await page.evaluate(source)
  return page.evaluate(
    async ({ values, colors }) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(
        // What has just happened is said there, again and again.
        { exclude: [['[data-live-announcer]']] },
        {
          iframes: false,
          resultTypes: ['violations'],
          runOnly: { type: 'tag', values },
          rules: { 'color-contrast': { enabled: colors } },
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => ({ rule: id, html, data: (any[0]?.data ?? {}) as Record<string, unknown> })),
      )
    },
    { values: tags, colors: contrast },
  )
}
