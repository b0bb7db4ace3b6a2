import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { JobWorker } from '../../../platform/jobs/worker.ts'
import { systemMailHandler } from '../../../platform/mail/system-mail.ts'
import { createLog } from '../../../platform/runtime/log.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink, type Received } from '../../../testing/mail-sink.ts'
import { dkimOfSite } from './in-site-name.ts'

let sink: MailSink
let w: MailFixture
let post: JobWorker<'control'>
let popup: string
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url, MAIL_FROM: 'no-reply@leads.example.com' })
  const { databases } = w.installation
  post = new JobWorker<'control'>({
    database: databases.control,
    handlers: [systemMailHandler({ ...w.installation, dkimOf: dkimOfSite(databases) })],
    clock: w.clock,
    log: createLog('silent'),
  })
  await post.start()
  await w.post(`/v1/sites/${w.site}/publish`)
  await w.patch(w.path('lead-quality'), { email_confirmation: true })
  const content = { heading: 'A', thank_you_heading: 'B' }
  const consent = { type: 'notice', text: 'We write to you.' }
  const made = await w.post(w.path('popups'), { name: 'Box', content, form: { fields: [{ name: 'email' }], consent } })
  popup = made.body.id
  await w.post(w.path(`popups/${popup}/publish`))
})
afterAll(async () => {
  await post.stop()
  await w.close()
  await sink.close()
})

/** Sends the form and answers what a real mail server got for it. */
async function mailFor(email: string, locale: string): Promise<Received> {
  const body = { values: { email }, locale, page_url: 'https://casa.example/', shown_for_ms: 5_000 }
  const path = `/v1/public/sites/${w.site}/popups/${popup}/submissions`
  expect((await w.post(path, body, { token: null })).status).toBe(201)
  await w.settle()
  return vi.waitFor(() => {
    post.wake()
    const found = sink.received.find(mail => mail.to === email)
    if (!found) throw new Error('not yet')
    return found
  }, 10_000)
}
/** Headers as they are, the rest without the line ends that only its encoding added. */
function plain(given: string): string {
  const [head = '', ...body] = given.replaceAll('\r\n', '\n').split('\n\n')
  return [head, body.join('\n\n').replaceAll('=\n', '').replaceAll('=3D', '=')].join('\n\n')
}

test('the mail that asks to confirm leaves by the verified sender, signed, with text and a page with a button', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await w.patch(w.path('email-settings'), { dkim: { domain: 'casaverde.example', selector: 'lw', private_key } })
  const raw = plain((await mailFor('luz@example.com', 'es')).raw)
  const { body } = await w.get(w.path('lead-quality'))
  expect(body.confirmation_sender).toEqual({ address: 'ana@casaverde.example', of_site: true })
  expect(raw).toMatch(/^From: "?Casa Verde"? <ana@casaverde\.example>$/m)
  expect(raw).toMatch(/^Reply-To: <?hola@casaverde\.example>?$/m)
  expect(raw).toMatch(/^DKIM-Signature: [\s\S]*d=casaverde\.example/m)
  expect(raw).toMatch(/^Message-ID: <\w+@casaverde\.example>$/m)
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(raw).toMatch(/text\/plain[\s\S]*https:\/\/leads\.example\.com\/v1\/public\/confirmations\/[\s\S]*text\/html/)
  expect(raw).toContain('<html lang="es">')
  expect(raw).toMatch(
    /<a href="https:\/\/leads\.example\.com\/v1\/public\/confirmations\/[^"]+" class="lw-button" style="[^"]+">Confirmar<\/a>/,
  )
})

test('without a verified sender it leaves by the address of the installation, unsigned', async () => {
  await w.inSite(w.site, async tx => {
    await tx.run('update senders set verified_at = null')
  })
  const raw = plain((await mailFor('sol@example.com', 'en')).raw)
  expect(raw).toMatch(/^From: "?Casa Verde"? <no-reply@leads\.example\.com>$/m)
  expect(raw).not.toMatch(/^(Reply-To|DKIM-Signature):/m)
  expect(raw).toContain('>Confirm</a>')
  const { body } = await w.get(w.path('lead-quality'))
  expect(body.confirmation_sender).toEqual({ address: 'no-reply@leads.example.com', of_site: false })
})
