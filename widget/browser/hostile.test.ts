/** Host pages that make it hard, and an API that fails: no uncaught exception, nothing changed, captured where possible. */
import { expect, test } from 'vitest'
import { type HostPage, hostPage, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'
import { bench, capture, setUp, withHead } from './hostile-scene.ts'

setUp()

const policy = (page: HostPage, text: string): HostPage => ({ ...page, headers: { 'content-security-policy': text } })

test('a strict policy by host, with Trusted Types and without unsafe-inline', async () => {
  const { origin } = bench.api
  const rules = `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'`
  const one = await bench.open(policy(withHead(''), rules))
  const blocked: string[] = []
  one.page.on('console', message => blocked.push(message.text()))
  await capture(one)
  const radius = await one.page.getByRole('dialog').evaluate(element => getComputedStyle(element).borderRadius)
  expect(radius).toBe('14px')
  expect(blocked.filter(text => /Content Security Policy/.test(text))).toEqual([])
})

test('a strict policy by nonce', async () => {
  const { origin } = bench.api
  const page = policy(withHead('', 'nonce="abc"'), `default-src 'none'; script-src 'nonce-abc'; connect-src ${origin}`)
  await capture(await bench.open(page))
})

test('a page that unsets everything leaves the popup as it is', async () => {
  const look = async (head: string) => {
    const one = await bench.open(withHead(head))
    await one.page.getByRole('dialog').waitFor()
    await one.page.waitForTimeout(300)
    const box = await one.page.getByRole('dialog').boundingBox()
    const heading = one.page.getByRole('heading', { name: 'A letter from the workshop' })
    const { fontSize, fontFamily, color } = await heading.evaluate(element => getComputedStyle(element))
    return { box, fontSize, fontFamily, color }
  }
  const plain = await look('')
  const hostile =
    '* { all: unset !important; direction: rtl; letter-spacing: 5px !important; visibility: hidden !important } leadwright-popup { display: none !important; z-index: -1 } :root { --width: 900px; --font: monospace; --heading-font: cursive; --text: #00f }'
  expect(await look(`<style>${hostile}</style>`)).toEqual(plain)
})

test('captures in quirks mode', async () => {
  const page = hostPage(bench.api)
  await capture(await bench.open({ html: page.html.replace('<!doctype html>', '') }))
})

test('the script twice is one popup', async () => {
  const page = hostPage(bench.api)
  const tag = /<script async[\s\S]*?<\/script>/.exec(page.html)?.[0] || ''
  const one = await bench.open({ html: page.html.replace('</body>', `${tag}</body>`) })
  await capture(one)
  expect(await one.page.locator('leadwright-popup').count()).toBe(1)
  expect(bench.api.requests.filter(line => line.endsWith('/config'))).toHaveLength(1)
})

test('one new global, and no style of the page changed', async () => {
  const body = '<p class="a">One <b>two</b></p><ul><li>three</li></ul><input value="4">'
  const fingerprint = ({ page }: Visit) =>
    page.evaluate(() => {
      const styles = [...document.querySelectorAll('html, body, body *')].map(element => {
        const style = getComputedStyle(element)
        return [...style].map(name => `${name}:${style.getPropertyValue(name)}`).join(';')
      })
      return { styles, names: Object.getOwnPropertyNames(window).sort() }
    })
  bench.api.popups = []
  const without = await fingerprint(
    await bench.open({ html: hostPage(bench.api, { body }).html.replace(/src="[^"]+"/, '') }),
  )
  bench.api.popups = [popupWith()]
  const one = await bench.open(hostPage(bench.api, { body }))
  await one.page.getByRole('dialog').waitFor()
  const shown = await fingerprint(one)
  expect(shown.names.filter(name => !without.names.includes(name))).toEqual(['leadwright'])
  await one.page.keyboard.press('Escape')
  await one.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await fingerprint(one)).styles).toEqual(without.styles)
})

test('texts of the configuration are only ever text', async () => {
  const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'
  bench.api.popups = [
    popupWith({
      content: {
        heading: attack,
        text: attack,
        button_text: attack,
        thank_you_heading: attack,
        thank_you_text: attack,
      },
      form: {
        fields: [{ name: 'email', type: 'email', label: attack, placeholder: attack }],
        consent: { type: 'notice', text: attack },
      },
      style: { accent_color: `red; } * { display: none`, font_family: `x; background: url(https://example.invalid/)` },
    }),
  ]
  const one = await bench.open(hostPage(bench.api))
  await one.page.getByRole('dialog').waitFor()
  await one.page.locator('button[type=submit]').click()
  await one.page.locator('.done').waitFor()
  await one.page.waitForTimeout(200)
  expect(await one.page.evaluate(() => 'hit' in window)).toBe(false)
  expect(await one.page.locator('leadwright-popup img, leadwright-popup script').count()).toBe(0)
  expect(one.errors).toEqual([])
})

test('the page is unchanged when the API or the popup cannot be reached', async () => {
  const page = hostPage(bench.api)
  const gone = await bench.open({ html: page.html.replace(/data-site="[^"]+"/, 'data-site="site_nowhere"') })
  await gone.page.waitForTimeout(600)
  expect(gone.errors).toEqual([])
  const { origin } = bench.api
  const blocked = await bench.open(policy(page, `script-src ${origin}/widget.js; connect-src ${origin}`))
  await blocked.page.waitForTimeout(600)
  expect(await blocked.page.locator('leadwright-popup').count()).toBe(0)
  expect(blocked.errors).toEqual([])
  const cut = await bench.open(policy(page, `script-src ${origin}; connect-src 'none'`))
  await cut.page.waitForTimeout(600)
  expect(cut.errors).toEqual([])
})
