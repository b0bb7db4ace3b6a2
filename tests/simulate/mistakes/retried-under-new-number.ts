/** Each attempt of an email has its own Message-ID, so that recipients cannot recognize duplicates. */
import type { Mistake } from '../mistake.ts'

export const retriedUnderNewNumber: Mistake = {
  name: 'retried-under-new-number',
  says: 'a mail is tried again under another sequence',
  found_in: 2,
  transport(real) {
    const tries = new Map<string, number>()
    return {
      ...real,
      async send(mail, hooks) {
        const number = (tries.get(mail.message_id) ?? 0) + 1
        tries.set(mail.message_id, number)
        const message_id = number === 1 ? mail.message_id : mail.message_id.replace('<', `<${number}.`)
        return real.send({ ...mail, message_id }, hooks)
      },
    }
  },
}
