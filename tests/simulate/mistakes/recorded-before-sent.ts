/** An email is recorded as delivered before it is sent. */
import type { Mistake } from '../mistake.ts'

export const recordedBeforeSent: Mistake = {
  name: 'recorded-before-sent',
  says: 'a mail is written down as delivered before it is sent',
  found_in: 3,
  transport: real => ({
    ...real,
    async send(mail, hooks) {
      await hooks?.onHandOff?.()
      void real.send(mail)
      return { outcome: 'delivered', response: '250 surely' }
    },
  }),
}
