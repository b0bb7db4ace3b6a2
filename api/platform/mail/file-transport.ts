/**
 * Mail as files: one `.eml` per message and one JSON line in `mail.jsonl`, for an installation without SMTP. Reading
 * them back is mail-folder.ts.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { appendFile, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutgoingMail } from './message.ts'
import { type MailTransport, reasonOf } from './transport.ts'

/** Makes the folder and the transport; a message exists only under its final name, and then it is whole. */
export function fileTransport(folder: string, clock: { now(): number }): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let sequence = 0
  let closed = false
  return {
    async send(mail, hooks) {
      if (closed) return { outcome: 'deferred', reason: 'The transport is closed' }
      const at = clock.now()
      sequence = (sequence + 1) % 1_000_000
      const id = `${String(at).padStart(15, '0')}-${String(sequence).padStart(6, '0')}-${randomBytes(3).toString('hex')}`
      const temporary = join(folder, `.${id}.part`)
      try {
        await writeDurably(temporary, mail.raw)
        await hooks?.onHandOff?.()
        await rename(temporary, join(folder, `${id}.eml`))
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined)
        return { outcome: 'deferred', reason: reasonOf(error) }
      }
      // The line is for people and scripts; the file alone is the fact, so its loss changes no outcome.
      await appendFile(join(folder, 'mail.jsonl'), line(id, at, mail)).catch(() => undefined)
      return { outcome: 'delivered', response: `250 written to ${id}.eml` }
    },
    verify: async () => ({ ok: true }),
    async close() {
      closed = true
    },
  }
}

function line(id: string, at: number, mail: OutgoingMail): string {
  const { from, to } = mail.envelope
  return `${JSON.stringify({ id, at, message_id: mail.message_id, from, to, octets: mail.raw.length })}\n`
}

async function writeDurably(path: string, octets: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(octets)
    await file.sync()
  } finally {
    await file.close()
  }
}
