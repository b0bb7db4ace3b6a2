/** An owner's images, fonts and hosts by hand: uploaded, chosen for a popup, shown on a page; what is wrong is said. */
import { limits } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { colored } from '../../contract/forms.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { openHosts } from '../../xss/host.ts'
import { browser, client, fixture, page, setUp, site_id } from './site-design-scene.ts'

setUp()

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

const upload = (...files: ReturnType<typeof file>[]) => page.locator('input[type=file]').setInputFiles(files)

test('images are uploaded; what is too large or no image is said, and deleting asks first', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/design`)
  await page.getByText('No images yet').waitFor()
  await upload(file('green.png', colored(0x22aa55)), file('red.png', colored(0xcc3322)))
  const images = page.getByRole('listbox', { name: 'Images' })
  await images.getByRole('option', { name: 'green.png' }).waitFor()
  await images.getByRole('option', { name: 'red.png' }).click()
  expect((await client.images.list({ site_id })).data.map(image => image.name).sort()).toEqual(['green.png', 'red.png'])
  expect(
    await images
      .locator('img')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBe(4)

  await upload(file('large.png', Buffer.alloc(6 * 1_048_576)))
  await page.getByText('large.png has more than 5 MB.').waitFor()
  await upload(file('notes.png', Buffer.from('<svg onload="alert(1)"></svg>')))
  await page.getByText(/notes\.png: Invalid file type/).waitFor()

  await images.getByRole('option', { name: 'red.png' }).click()
  await page.getByRole('button', { name: 'Delete image' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click()
  await images.getByRole('option', { name: 'red.png' }).waitFor({ state: 'detached' })
}, 60_000)

test('fonts are added and kept, so many at most; a wrong address is said at its field', async () => {
  const { fonts: first, available_fonts } = await client.sites.getDesignSettings({ site_id })
  const others = available_fonts.filter(({ name }) => first.every(font => font.name !== name))
  const most = [...first, ...others].slice(0, limits.site_fonts_max - 3)
  await client.sites.updateDesignSettings({ site_id, body: { fonts: most } })
  await page.goto(`${fixture.url}/sites/${site_id}/site/design`)
  await page.getByRole('button', { name: 'Choose a font' }).click()
  await page.getByRole('menuitem', { name: /Slab/ }).click()
  await page.getByRole('button', { name: 'Add a web font' }).click()
  await page.getByLabel('Font family').fill('Casa Sans')
  await page.getByLabel('Address of the file').fill('http://casa-verde.example/a.css')
  await page.getByRole('button', { name: 'Add font' }).click()
  await page.getByText('Use the https address of a file').waitFor()
  await page.getByLabel('Address of the file').fill('https://casa-verde.example/casa.woff2')
  await page.getByRole('button', { name: 'Add font' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Fonts saved').waitFor()
  const { fonts } = await client.sites.getDesignSettings({ site_id })
  expect(fonts.slice(-2).map(font => font.name)).toEqual(['Slab', 'Casa Sans'])
  expect(fonts.at(-1)).toMatchObject({
    stack: '"Casa Sans", system-ui, sans-serif',
    url: 'https://casa-verde.example/casa.woff2',
  })
}, 60_000)

test('a font file is uploaded and served to pages', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/design`)
  await page.getByRole('button', { name: 'Add a web font' }).click()
  const field = page.getByRole('group', { name: 'Add a web font' })
  const choose = (bytes: string) =>
    field
      .locator('input[type=file]')
      .setInputFiles({ name: 'Casa Serif.woff2', mimeType: 'font/woff2', buffer: Buffer.from(bytes) })
  await choose('MZ no font')
  await page.getByText(/Invalid file type/).waitFor()
  await choose('wOF2 and the rest')
  const address = field.getByLabel('Address of the file')
  await expect.poll(() => address.inputValue()).toContain('/fonts/file_')
  expect((await fetch(fixture.url + (await address.inputValue()))).headers.get('content-type')).toBe('font/woff2')
  await field.getByRole('button', { name: 'Add font' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Fonts saved').waitFor()
  expect((await client.sites.getDesignSettings({ site_id })).fonts.at(-1)?.name).toBe('Casa Serif')
  await page.getByText(`${limits.site_fonts_max} of ${limits.site_fonts_max}`).waitFor()
}, 60_000)

test('hosts are allowed by line; others get nothing, are shown, and can be allowed there', async () => {
  const ask = (origin: string) => fetch(`${fixture.url}/v1/public/sites/${site_id}/config`, { headers: { origin } })
  expect((await ask('https://other.example')).status).toBe(200)
  await page.goto(`${fixture.url}/sites/${site_id}/site/hosts`)
  await page.getByText('The widget works on every page').waitFor()
  const lines = page.getByLabel('Allowed hosts')
  await lines.fill('casa-verde.example\nnot a host')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/not a host: Use a host such as/).waitFor()
  await lines.fill('https://Casa-Verde.example/')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Hosts saved').waitFor()
  expect(await page.getByLabel('Allowed hosts').inputValue()).toBe('casa-verde.example')
  expect((await ask('https://other.example')).status).toBe(404)
  expect((await ask('https://casa-verde.example')).status).toBe(200)
  const seen = await eventually(async () => {
    const { data } = await client.hosts.list({ site_id })
    return data.find(({ host, refused_count }) => host === 'other.example' && refused_count === 1)
  }, 'a refused host')
  expect(seen.allowed).toBe(false)
  await page.reload()
  const row = page.getByRole('row', { name: /other\.example/ })
  await row.getByText('Refused').first().waitFor()
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Allow this host' }).click()
  await page.getByText('other.example is allowed').waitFor()
  expect((await ask('https://other.example')).status).toBe(200)
}, 60_000)

test('what somebody else saves meanwhile neither takes a draft away nor is overwritten unasked', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/hosts`)
  const lines = page.getByLabel('Allowed hosts')
  await lines.fill('mine.example')
  await client.hosts.updateSettings({ site_id, body: { allowed_hosts: ['theirs.example'] } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog', { name: 'Changed elsewhere' }).waitFor()
  expect(await lines.inputValue()).toBe('mine.example')
  await page.getByRole('button', { name: 'Overwrite' }).click()
  await page.getByText('Hosts saved').first().waitFor()
  expect((await client.hosts.getSettings({ site_id })).allowed_hosts).toEqual(['mine.example'])
  await client.hosts.updateSettings({ site_id, body: { allowed_hosts: [] } })
}, 60_000)

test('an image that is chosen for a popup is behind it on a page, and cannot be deleted meanwhile', async () => {
  const { data } = await client.images.list({ site_id })
  const [image] = data
  const popup = await client.popups.create({
    site_id,
    body: {
      name: 'Pictured',
      content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email', required: true }] },
      style: { image_id: image?.id },
    },
  })
  await client.popups.publish({ site_id, popup_id: popup.id })
  await client.hosts.updateSettings({ site_id, body: { allowed_hosts: [] } })
  await expect(client.images.delete({ site_id, image_id: image?.id ?? '' })).rejects.toMatchObject({ code: 'in_use' })

  await page.goto(`${fixture.url}/sites/${site_id}/site/popups/${popup.id}/settings`)
  const hosts = await openHosts(fixture.url)
  const host = await browser.newPage()
  const loaded = host.waitForResponse(response => response.url().includes(`/images/${image?.id}`))
  loaded.catch(() => undefined)
  await host.goto(`${hosts.url}/?site=${site_id}`)
  await host.waitForFunction(() => 'leadwright' in window)
  await host.evaluate(
    id => (window as unknown as { leadwright: { open(id: string): void } }).leadwright.open(id),
    popup.id,
  )
  const response = await loaded
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp'])
  await host.close()
  await hosts.close()
}, 60_000)

test('a web font is asked for once the popup has shown, and one that never comes holds nothing up', async () => {
  const [font] = (await client.sites.getDesignSettings({ site_id })).fonts.filter(({ url }) =>
    url?.startsWith('https:'),
  )
  const popup = await client.popups.create({
    site_id,
    body: {
      name: 'In another font',
      content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email', required: true }] },
      style: { font_family: font?.stack },
    },
  })
  await client.popups.publish({ site_id, popup_id: popup.id })
  const hosts = await openHosts(fixture.url)
  const host = await browser.newPage()
  await host.addInitScript(() => {
    document.addEventListener('leadwright:shown', () => document.documentElement.setAttribute('data-shown', ''))
  })
  let shownFirst: Promise<string | null> | undefined
  await host.route(`${font?.url}`, () => {
    // Never answered.
    shownFirst = host.locator('html').getAttribute('data-shown')
  })
  await host.goto(`${hosts.url}/?site=${site_id}`)
  await host.waitForFunction(() => 'leadwright' in window)
  await host.evaluate(
    id => (window as unknown as { leadwright: { open(id: string): void } }).leadwright.open(id),
    popup.id,
  )
  await host.locator('input[type=email]').fill('ana@example.org')
  expect(await eventually(async () => shownFirst, 'a request for the font')).toBe('')
  const family = await host.locator('h2').evaluate(heading => getComputedStyle(heading).fontFamily)
  expect(family).toBe('"lw Casa Sans", "Casa Sans", system-ui, sans-serif')
  await host.close()
  await hosts.close()
}, 60_000)
