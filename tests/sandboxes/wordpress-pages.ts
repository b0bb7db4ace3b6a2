/** What somebody does in the pages of WordPress 6: who they are, a post in the block editor, a picture in the library. */
import type { Locator, Page } from 'playwright'
import { eventually } from '../tools/server-fixture.ts'

/** On a machine that does much else the editor takes minutes. */
const patience_ms = 300_000

const red_dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
)

/** As WordPress itself answers about whoever is signed in. */
export async function roleOf(page: Page, origin: string): Promise<string[]> {
  return page.evaluate(async at => {
    const nonce = await (await fetch(`${at}/wp-admin/admin-ajax.php?action=rest-nonce`)).text()
    const asked = await fetch(`${at}/?rest_route=/wp/v2/users/me&context=edit`, { headers: { 'x-wp-nonce': nonce } })
    return ((await asked.json()) as { roles?: string[] }).roles ?? []
  }, origin)
}

/** In the block editor, with its own buttons. */
export async function writePost(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/wp-admin/post-new.php`)
  await skipWelcome(page)
  await (await titleOf(page)).fill(title)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.first().click()
  await page.locator('.editor-post-publish-panel').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.locator('.post-publish-panel__postpublish').waitFor()
}

/** The editor greets whoever comes first, and hides the rest of its page meanwhile. */
async function skipWelcome(page: Page): Promise<void> {
  await page.waitForFunction("window.wp?.data?.select('core/preferences') && window.wp.data.select('core/editor')")
  await page.evaluate("wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)")
}

/** In the frame of the editor or in the page itself, as the theme wants it. */
const titleOf = (page: Page): Promise<Locator> =>
  eventually(
    async () => {
      for (const frame of page.frames()) {
        const title = frame.getByRole('textbox', { name: 'Add title' })
        if ((await title.count().catch(() => 0)) > 0) return title
      }
      return undefined
    },
    'a title to write',
    patience_ms,
  )

/** By the plain form of the library; the address of the picture. */
export async function upload(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/wp-admin/media-new.php?browser-uploader`)
  await page
    .locator('input[type=file][name=async-upload]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: red_dot })
  await page.locator('#html-upload').click()
  await page.waitForURL('**/upload.php**')
  return page.evaluate(async at => {
    const asked = await fetch(`${at}/?rest_route=/wp/v2/media`)
    return String(((await asked.json()) as { source_url?: string }[])[0]?.source_url)
  }, origin)
}
