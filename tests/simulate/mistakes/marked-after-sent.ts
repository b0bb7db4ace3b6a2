/** The attempt is written once the mail has left: a process that dies between leaves no doubt behind. */
import type { Mistake } from '../mistake.ts'

export const markedAfterSent: Mistake = {
  name: 'marked-after-sent',
  says: 'an attempt is written after its mail was handed over',
  found_in: 28,
  transport: real => ({
    ...real,
    async send(mail, hooks) {
      const result = await real.send(mail)
      await hooks?.onHandOff?.()
      return result
    },
  }),
}
