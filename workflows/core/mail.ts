/** The steps that email a lead; the effect of such a step has its name. */
import type { Step } from './definition.ts'

const mailTypes = ['send_email', 'ask_question'] as const
type MailType = (typeof mailTypes)[number]
export type MailStep = Extract<Step, { type: MailType }>

/** Whether a step, or an effect, emails the lead. */
export const isMail = <T extends { type: string }>(one: T): one is Extract<T, { type: MailType }> =>
  mailTypes.some(type => type === one.type)
