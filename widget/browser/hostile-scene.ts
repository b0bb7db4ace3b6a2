/** Pages that make it hard, and a popup that captures on them. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Bench, type HostPage, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

export let bench: Bench

export const capture = async (one: Visit) => {
  await one.page.getByRole('dialog').waitFor()
  await one.page.getByLabel('Email').fill('ana@example.com')
  await one.page.getByLabel('I agree to receive the newsletter.').check()
  await one.page.getByRole('button', { name: 'Subscribe' }).click()
  await one.page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  expect(bench.api.submissions).toHaveLength(1)
  expect(bench.api.submissions[0]?.body.values).toEqual({ email: 'ana@example.com' })
  expect(one.errors).toEqual([])
}

export const withHead = (head: string, attributes = ''): HostPage => hostPage(bench.api, { head, attributes })

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    bench = await startBench()
  })
  afterAll(() => bench.close())
  beforeEach(() => {
    bench.api.popups = [popupWith()]
  })
}
