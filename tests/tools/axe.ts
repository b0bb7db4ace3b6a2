/** Pages held against WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'

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

/** No rule is broken by what is shown, once it has come to rest: what is half faded in has too little contrast. */
export async function expectNoBarriers(page: Page, ...except: string[]): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  // What has just happened is said there, again and again.
  const axe = ['[data-live-announcer]', ...except].reduce((all, one) => all.exclude(one), new AxeBuilder({ page }))
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([])
}
