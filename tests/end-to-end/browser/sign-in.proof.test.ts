/** Ways to sign in, and what asks once more who one is, in the browser. */
import { expect, test, vi } from 'vitest'
import { png } from '../../contract/forms.ts'
import { linkIn } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { owner } from './owner.ts'
import { browser, fixture, page, setUp } from './sign-in-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

setUp()

/** Answers the next call of an endpoint as the server does long after signing in. */
const asIfLater = (path: string) =>
  page.route(
    `**${path}`,
    route => {
      const json = { status: 403, code: 'reauthentication_needed', title: 'Confirm that it is you', detail: 'Confirm' }
      return route.fulfill({ status: 403, contentType: 'application/problem+json', json })
    },
    { times: 1 },
  )

test('a key that is made long after signing in asks for the password, and is made then', async () => {
  await page.goto(`${fixture.url}/settings?tab=api-keys`)
  await page.getByRole('button', { name: 'Create API key' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create API key' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Website')
  await dialog.getByText('Manage leads, tags and fields').click()
  await asIfLater('/v1/api-keys')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByLabel('Password').fill('a guess')
  await question.getByRole('button', { name: 'Continue' }).click()
  await question.getByText('The password is wrong.').waitFor()
  await question.getByLabel('Password').fill(owner.password)
  await question.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog', { name: 'Website' }).getByText('lw_key_').first().waitFor()
  await page.keyboard.press('Escape')
})

test('a code by email is the second step where that was set up', async () => {
  await page.goto(`${fixture.url}/settings?tab=security`)
  await page.getByRole('button', { name: 'Set up email' }).click()
  const code = async () => {
    const mail = await fixture.mailTo(owner.email, /^Your code/)
    fixture.sink.received.splice(0)
    return /\d{6}/.exec(mail.subject ?? '')?.[0] ?? ''
  }
  await page.getByLabel('Code', { exact: true }).fill(await code())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage()
  await elsewhere.goto(`${fixture.url}/login`)
  await signInByHand(elsewhere)
  await elsewhere.getByRole('button', { name: 'Email me a code' }).click()
  await elsewhere.getByLabel('Code', { exact: true }).fill(await code())
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await elsewhere.waitForURL('**/sites')
  await elsewhere.context().close()
  await page.getByRole('button', { name: 'Turn off email' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off email' }).click()
  await page.getByRole('button', { name: 'Set up email' }).waitFor()
})

test('who does not show who they are changes nothing, and may go on', async () => {
  await page.goto(`${fixture.url}/settings`)
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill('ana.garcia@example.com')
  await asIfLater('/v1/auth/email-change')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Open the link that we sent to ana.garcia@example.com').waitFor()
  const link = linkIn(
    await fixture.mailTo('ana.garcia@example.com', /new address/),
    `${fixture.url}/email-confirmation/`,
  )
  await page.goto(link)
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await fixture.mailTo(owner.email, /was changed/)
  const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage()
  await elsewhere.goto(`${fixture.url}/login`)
  await signInByHand(elsewhere, owner.password, 'ana.garcia@example.com')
  await elsewhere.waitForURL('**/sites')
  expect(await elsewhere.evaluate(() => localStorage.getItem('leadwright.token'))).toBeTruthy()
  await elsewhere.context().close()
})

test('a picture and an address are saved, and the menu shows who one is', async () => {
  await page.goto(`${fixture.url}/settings`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  const script = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }
  await (await chooser).setFiles(script)
  await page.getByText('Choose a PNG or JPEG picture.').waitFor()
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await (await again).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(64, 64, 0x3366cc) })
  await page.getByText('Picture saved').waitFor()
  const shown = page.getByRole('img', { name: 'Picture', exact: true })
  await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(64)
  await page.getByLabel('Street and number').fill('Calle Mayor 1')
  await page.getByLabel('City').fill('Madrid')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Address and profile updated successfully').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Madrid')
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await shown.waitFor({ state: 'detached' })
})
