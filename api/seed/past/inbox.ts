/** The last emails of the past, for `/dev/mail`: a few of each template, as they left. */

import { enqueue } from '../../platform/jobs/jobs.ts'
import { fileTransport } from '../../platform/mail/file-transport.ts'
import { FixedClock } from '../../platform/runtime/clock.ts'
import { confirmEmailJob } from '../../site/contacts/lead-quality/jobs.ts'
import { saveOnLead } from '../../site/contacts/lead-quality/rules.ts'
import { type Draft, draftComposer } from '../../site/email/emails/compose.ts'
import type { Past, Tx } from './past.ts'
import type { Registration } from './registrations.ts'

const of_each_template = 4
const asked_to_confirm = 3

export class Inbox {
  readonly #left = new Map<string, (() => Draft)[]>()

  /** In the order in which they left. */
  keep(template_id: string, draft: () => Draft): void {
    const kept = this.#left.get(template_id) ?? []
    kept.push(draft)
    if (kept.length > of_each_template) kept.shift()
    this.#left.set(template_id, kept)
  }

  drafts(): Draft[] {
    return [...this.#left.values()].flat().map(draft => draft())
  }
}

/** Who came last is asked to confirm the address as soon as the server runs. */
export async function askLastOnes(tx: Tx, all: readonly Registration[], { now }: Past): Promise<void> {
  const last = all.filter(({ popup, agreed }) => popup && agreed).slice(-asked_to_confirm)
  for (const { lead } of last) {
    await saveOnLead(tx, lead.id, { confirmation: 'pending' })
    await enqueue(tx, confirmEmailJob, { subject_id: lead.id }, now)
  }
}

export async function writeInbox(folder: string, drafts: readonly Draft[]): Promise<void> {
  const clock = new FixedClock(0)
  const transport = fileTransport(folder, clock)
  const composed = draftComposer()(drafts)
  const results = drafts.map((draft, i) => {
    const email = composed[i]
    if (!email || 'problem' in email) throw new Error(`The demo's email cannot be composed: ${email?.problem}`)
    clock.set(draft.date)
    return transport.send(email.mail)
  })
  for (const result of await Promise.all(results)) {
    if (result.outcome === 'deferred') throw new Error(result.reason)
  }
  await transport.close()
}
