/**
 * Personalized emails with tracked links, recorded before and after each, into an SMTP server of another process over ten
 * connections: from the moment they are due until the last one is on record. `send_signed`: with DKIM. Floor of both:
 * nodemailer's own pool with a message that is ready, as large as ours, unsigned, into the same server. `composed`: what that
 * pool sends if nodemailer composes (and signs) a letter of that length each time, without a name in it, a link or a record.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { createMailer } from '../../api/platform/mail/mailer.ts'
import { prepareJourney } from './parts/journey-site.ts'
import { carryOn, count, enrollAll } from './parts/journey-work.ts'
import { letter } from './parts/letters.ts'
import type { SinkReport } from './parts/sink.ts'

const emails = { all: 20_000, small: 3_000 }
const connections = 10

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const number = small ? emails.small : emails.all
  yield await sending('send', number, { signed: false, goal: 0.8 })
  yield await sending('send_signed', number, { signed: true, goal: 0.5 })
}

async function sending(name: string, number: number, { signed, goal }: { signed: boolean; goal: number }) {
  const { port, report, end } = await startSink()
  const transport = { type: 'smtp', url: `smtp://127.0.0.1:${port}` } as const
  const site = await prepareJourney(number, 'mail', letter())
  try {
    const private_key = signingKey()
    if (signed) await signWith(site, private_key)
    await enrollAll(site)
    const config = { ...site.installation.config, transport, mail_connections: connections }
    const mailer = createMailer(config, site.clock, site.clock)
    const began = performance.now()
    const before = process.cpuUsage()
    await carryOn(site, mailer)
    const seconds = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(before)
    await mailer.close()
    const { recipients, messages, first } = await report()
    const unrecorded = number - (await count(site, "emails where status = 'delivered'"))
    const ready = Buffer.from(first, 'latin1')
    const floor = await poolRate(port, number, envelope => ({ envelope, raw: ready }))
    const signing = signed
      ? { domainName: 'casaverde.example', keySelector: 'bench', privateKey: private_key }
      : undefined
    const composed = await poolRate(port, number, envelope => ({ ...envelope, ...plainLetter }), signing)
    const value = number / seconds
    const ratio = Number((value / floor).toFixed(2))
    return {
      ...{ name, unit: 'emails/s', value: Math.round(value), floor: Math.round(floor), ratio, goal },
      ...{ errors: number - recipients + (messages - recipients) + unrecorded, bytes: first.length },
      cpu_us: Math.round((user + system) / number),
      ...{ composed: Math.round(composed), composed_ratio: Number((value / composed).toFixed(2)) },
    }
  } finally {
    await site.close()
    end()
  }
}

const signingKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

async function signWith(
  { patch, site_id }: Awaited<ReturnType<typeof prepareJourney>>,
  private_key: string,
): Promise<void> {
  const dkim = { domain: 'casaverde.example', selector: 'bench', private_key }
  const { status, body } = await patch(`/v1/sites/${site_id}/email-settings`, { dkim })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const text = letter()
const html = `<html><body>${text.replaceAll(/.+/g, line => `<p>${line}</p>`)}</body></html>`
const plainLetter = { subject: 'A letter', text, html }

type Envelope = { from: string; to: string }

/** Emails per second of nodemailer's pool. */
async function poolRate(
  port: number,
  number: number,
  message: (envelope: Envelope) => SendMailOptions,
  dkim?: SMTPPool.Options['dkim'],
): Promise<number> {
  const pool = createTransport({
    ...{ host: '127.0.0.1', port, pool: true, maxConnections: connections, maxMessages: Number.POSITIVE_INFINITY },
    ...{ secure: false, ignoreTLS: true },
    ...(dkim && { dkim }),
  })
  const began = performance.now()
  let left = number
  const lane = async () => {
    while (left-- > 0) await pool.sendMail(message({ from: 'bare@example.com', to: `lead${left}@example.com` }))
  }
  await Promise.all(Array.from({ length: connections * 2 }, lane))
  const seconds = (performance.now() - began) / 1000
  pool.close()
  return number / seconds
}

async function startSink() {
  const child: ChildProcess = fork(join(import.meta.dirname, 'parts/sink.ts'))
  const [port] = (await once(child, 'message')) as [number]
  async function report(): Promise<SinkReport> {
    child.send('report')
    const [answer] = await once(child, 'message')
    return answer
  }
  return { port, report, end: () => child.disconnect() }
}
