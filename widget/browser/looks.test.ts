/** On a real page: pictures beside words, markup, coupon, countdown, stars and pictures to choose, dots. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bench, hostPage, startBench } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.config = {}
})

const files = ['extras.js']
const image = '/v1/public/sites/s/images/img_1'

async function open(parts: Parameters<typeof popupWith>[0], options = {}) {
  bench.api.popups = [popupWith({ animation: 'none', files, ...parts })]
  const one = await bench.open(hostPage(bench.api), options)
  await one.page.locator('leadwright-popup').getByRole('heading').first().waitFor()
  return one
}
const box = async (page: Awaited<ReturnType<typeof open>>['page'], selector: string) => {
  const found = await page.locator(selector).boundingBox()
  if (!found) throw new Error(`${selector} is not there`)
  return found
}

test.each(['left', 'right', 'above'] as const)('a picture %s has its room before it comes', async image_placement => {
  const style = { image_url: image, image_placement, image_focus_x_percent: 20, image_share_percent: 40 }
  const one = await open({ style })
  const { page } = one
  const picture = await box(page, '.picture')
  const card = await box(page, '.card')
  if (image_placement === 'above') expect(picture.y + picture.height).toBeLessThanOrEqual(card.y + 1)
  if (image_placement === 'left') expect(picture.x + picture.width).toBeLessThanOrEqual(card.x + 1)
  if (image_placement === 'right') expect(card.x + card.width).toBeLessThanOrEqual(picture.x + 1)
  const shown = page.locator('.picture img')
  expect(await shown.evaluate(element => getComputedStyle(element).objectPosition)).toBe('20% 50%')
  // Of 760 px it takes 40 %, of 440 px all; in steps that caches share.
  expect(await shown.getAttribute('src')).toBe(
    `${bench.api.origin}${image}?width=${image_placement === 'above' ? 640 : 320}`,
  )
  expect(one.errors).toEqual([])
})

test('where there is no room a picture beside stands above', async () => {
  const style = { image_url: image, image_placement: 'left' as const }
  const { page } = await open({ style }, { viewport: { width: 390, height: 780 } })
  const [picture, card] = [await box(page, '.picture'), await box(page, '.card')]
  expect(picture.y + picture.height).toBeLessThanOrEqual(card.y + 1)
  expect(picture.width).toBe(card.width)
})

test('markup becomes elements, and nothing else does', async () => {
  const text = 'Save **10 %** <img src=x onerror=alert(1)>\n- one\n- [two](https://a.example/terms)'
  const consent = { type: 'notice' as const, text: 'See our [terms](https://a.example/terms).', version: 1 }
  const one = await open({
    content: { heading: 'Hello', text },
    form: { fields: [{ name: 'email', type: 'email', label: 'Email', required: true }], consent },
  })
  const words = one.page.locator('.text')
  expect(await words.locator('strong').textContent()).toBe('10 %')
  expect(await words.locator('li').allTextContents()).toEqual(['one', 'two'])
  expect(await words.locator('img').count()).toBe(0)
  expect(await one.page.locator('.notice a').getAttribute('href')).toBe('https://a.example/terms')
})

test('a coupon is covered until it is asked for, and copied; after a submission it is there', async () => {
  const content = { heading: 'Hello', coupon_code: 'GREEN10', thank_you_heading: 'Thanks' }
  const covered = await open({ content, coupon_on_click: true }, { permissions: ['clipboard-write', 'clipboard-read'] })
  expect(await covered.page.getByText('GREEN10').count()).toBe(0)
  await covered.page.getByRole('button', { name: 'Show code' }).click()
  await covered.page.getByText('GREEN10').waitFor()
  await covered.page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await covered.page.evaluate(() => navigator.clipboard.readText())).toBe('GREEN10')

  const { page } = await open({
    content,
    form: { fields: [{ name: 'email', type: 'email', label: 'Email', required: true }] },
  })
  expect(await page.getByText('GREEN10').count()).toBe(0)
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('GREEN10').waitFor()
})

test('a countdown to a moment goes by the server’s clock, and says when it is over', async () => {
  const ends_at = Date.now() + 3_600_000 + 4_000
  bench.api.popups = [popupWith({ animation: 'none', files, countdown: { ends_at } })]
  const one = await bench.open(hostPage(bench.api, { head: slow }))
  await one.page.getByRole('timer').waitFor()
  // Two days slow, this phone would say 49 hours.
  expect(await one.page.getByRole('timer').textContent()).toMatch(/^01 hours?00 minutes0\d seconds?$/)
  const over = await open({ countdown: { ends_at: Date.now() + 1_500 } })
  await over.page.getByText('This offer has ended.').waitFor()
  expect(await over.page.getByRole('timer').count()).toBe(0)
})
const slow = `<script>{ const now = Date.now; Date.now = () => now() - 172800000 }</script>`

test('a countdown of each visitor goes on where it was', async () => {
  bench.api.popups = [
    popupWith({ animation: 'none', files, frequency_days: 0, hide_duration_days: 0, countdown: { minutes: 1 } }),
  ]
  const one = await bench.open(hostPage(bench.api))
  const left = () => one.page.getByRole('timer').locator('b').last().textContent().then(Number)
  await one.page.getByRole('timer').waitFor()
  await one.page.waitForTimeout(2100)
  const before = await left()
  expect(before).toBeLessThan(59)
  await one.page.reload()
  await one.page.getByRole('timer').waitFor()
  expect(await left()).toBeLessThanOrEqual(before)
})

test('stars and pictures are radio buttons, whose answer is sent', async () => {
  const one = await open({
    content: { heading: 'How was it?' },
    form: {
      fields: [
        { name: 'email', type: 'email', label: 'Email', required: true },
        { name: 'rating', type: 'number', label: 'Rating', required: true, presentation: 'stars' },
        {
          ...{ name: 'size', type: 'dropdown', label: 'Size', required: true, presentation: 'pictures' },
          options: ['S', 'L'],
          shown_options: ['Small', 'Large'],
          image_urls: [image, ''],
        },
      ],
    },
  })
  const { page } = one
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please choose an option.').waitFor()
  await page.getByRole('radio', { name: '4 / 5' }).check()
  await page.getByRole('radio', { name: 'Large' }).check()
  expect(await page.locator('.stars .on').count()).toBe(4)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => bench.api.submissions.length).toBe(1)
  expect(bench.api.submissions[0]?.body.values).toEqual({ email: 'ana@example.com', rating: 4, size: 'L' })
  expect(one.errors).toEqual([])
})

test('a logo stands above the words, and has its height before it comes', async () => {
  const { page, errors } = await open({ style: { logo_url: image } })
  const logo = await box(page, '.logo')
  expect(logo.height).toBe(32)
  expect(logo.y + logo.height).toBeLessThan((await box(page, 'h2')).y)
  expect(await page.locator('.logo').getAttribute('src')).toBe(`${bench.api.origin}${image}?width=320`)
  expect(errors).toEqual([])
})

test('steps may be dots', async () => {
  const { page } = await open({
    style: { progress_style: 'dots' },
    form: {
      fields: [
        { name: 'first_name', type: 'text', label: 'Name' },
        { name: 'email', type: 'email', label: 'Email', required: true, step: 2 },
      ],
    },
  })
  expect([await page.locator('.dots i').count(), await page.locator('.dots .on').count()]).toEqual([2, 1])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => page.locator('.dots .on').count()).toBe(2)
  expect(await page.getByText('Step 2 of 2').count()).toBe(1)
})
